import { Suspense } from 'react';
import { claims } from '#content/company.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { DemoFrame } from './demo-frame.tsx';
import { HeroBox } from './hero-box.tsx';
import { HeroChart } from './hero-chart.tsx';
import './home.css';

/** In the HTML if the server knows the demo shipment; hydrated later. */
const DemoShipment = lazyWithRetry(async () => (await import('./demo-shipment.tsx')).DemoShipment);

export function Hero() {
  return (
    <section className="hero-sheet relative bg-surface">
      <div className="hero-text relative z-10">
        <h1 className="text-display">Enterprise global logistics, plotted port to port.</h1>
        <p className="mt-6 max-w-[35.625rem] text-lead">
          Ocean, air, road and rail freight, with customs and warehousing, in {claims.countries_reached}{' '}
          countries.
        </p>
        <HeroBox />
      </div>
      <HeroChart />
      <Suspense fallback={<DemoFrame />}>
        <DemoShipment />
      </Suspense>
    </section>
  );
}
