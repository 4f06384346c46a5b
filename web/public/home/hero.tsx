import { claims } from '#content/company.ts';
import { HeroChart } from './hero-chart.tsx';
import './home.css';
import { TrackBox } from './track-box.tsx';

export function Hero() {
  return (
    <section className="hero-sheet relative bg-surface">
      <div className="hero-words relative z-10">
        <h1 className="text-display">Enterprise global logistics, plotted port to port.</h1>
        <p className="mt-6 max-w-[44ch] text-lead">
          Ocean, air, road and rail freight, with customs and warehousing, in {claims.countries_reached}{' '}
          countries.
        </p>
        <TrackBox />
      </div>
      <HeroChart />
    </section>
  );
}
