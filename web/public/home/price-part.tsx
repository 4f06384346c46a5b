import { pricedLane } from 'virtual:priced-lane';
import { LaneCard } from './lane-card.tsx';
import { QuoteStarter } from './quote-starter.tsx';

/** The quote starter beside one priced lane. */
export function PricePart() {
  return (
    <section aria-labelledby="starter" className="border-b border-line">
      <div className="container-site grid items-center gap-10 py-14 lg:grid-cols-[minmax(0,1fr)_37.5rem] lg:gap-16 lg:py-20">
        <QuoteStarter />
        {pricedLane && <LaneCard lane={pricedLane} />}
      </div>
    </section>
  );
}
