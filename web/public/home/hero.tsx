import { Link } from 'react-router';
import { claims } from '#content/company.ts';
import { paths } from '#web/paths.ts';
import { HeroBox } from './hero-box.tsx';
import { HeroChart } from './hero-chart.tsx';
import './home.css';

export function Hero() {
  return (
    <section className="hero-sheet relative bg-surface">
      <div className="hero-text relative z-10">
        <h1 className="text-display">Enterprise global logistics, plotted port to port.</h1>
        <p className="mt-6 max-w-[44ch] text-lead">
          Ocean, air, road and rail freight, with customs and warehousing, in {claims.countries_reached}{' '}
          countries.
        </p>
        <HeroBox />
        <p className="mt-6 flex flex-wrap gap-x-6 text-ui font-semibold">
          <HeroLink to={paths.quote()}>Request a Quote</HeroLink>
          <HeroLink to={paths.track()}>Track Your Shipment</HeroLink>
        </p>
      </div>
      <HeroChart />
    </section>
  );
}

function HeroLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-2 text-brand underline-offset-4 hover:underline"
    >
      {children}
      <span aria-hidden="true">→</span>
    </Link>
  );
}
