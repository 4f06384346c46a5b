import { marketCapCents, stock } from '#content/investors.ts';
import { Day } from '../news/day.tsx';
import { billions, dollars, signedDollars, signedPercent } from './amounts.ts';

/** The stock at its last close. Arrow, sign and colour show the change. */
export function StockCard() {
  const risen = stock.change_cents >= 0;
  return (
    <section
      aria-labelledby="stock"
      className="rounded-lg border border-line bg-bg p-5 max-sm:w-full sm:p-6 lg:w-[26rem]"
      data-card=""
    >
      <h2 id="stock" className="text-h3">
        Stock Information
      </h2>
      <p className="mt-3 text-ui text-ink-2">
        <span className="code text-ink">{stock.symbol}</span> · {stock.exchange}
      </p>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-4">
        <span className="figure-l">{dollars(stock.price_cents)}</span>
        <span
          className={`num flex items-center gap-1.5 font-semibold ${risen ? 'text-st-delivered-fg' : 'text-danger'}`}
        >
          <Arrow up={risen} />
          <span className="sr-only">{risen ? 'Up' : 'Down'} </span>
          {signedDollars(stock.change_cents)} ({signedPercent(stock.percent_change)})
        </span>
      </p>
      <dl className="mt-5 grid grid-cols-2 gap-x-6 border-t border-line pt-4">
        <Fact label="Volume" value={stock.volume.toLocaleString('en-US')} />
        <Fact label="Market cap" value={billions(marketCapCents())} />
      </dl>
      <p className="mt-4 text-caption">
        Sample close of <Day date={stock.closed_on} />
      </p>
    </section>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-caption">{label}</dt>
      <dd className="num mt-0.5 text-body-l">{value}</dd>
    </div>
  );
}

function Arrow({ up }: { up: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3.5" fill="currentColor">
      <path d={up ? 'M6 1l5 9H1z' : 'M6 11L1 2h10z'} />
    </svg>
  );
}
