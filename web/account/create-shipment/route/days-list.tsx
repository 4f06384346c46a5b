import type { OfferedOption } from '#contract/routing.ts';
import { counted } from '#web/shipments/amounts.ts';
import { MODE_NAMES } from '#web/shipments/mode-icon.tsx';
import { Part } from './days-bar.tsx';
import { spanText } from './route-quantities.ts';

/** What the days of the chosen route are made of: each way and each wait. */
export function DaysList({ option }: { option: Pick<OfferedOption, 'transit' | 'delivery_days'> }) {
  return (
    <section aria-labelledby="route-days">
      <h3 id="route-days">{counted(option.delivery_days, 'day')}, door to door</h3>
      <ol className="mt-3 flex max-w-xl flex-col gap-1.5 text-ui">
        {option.transit.map((span, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: spans of one option never change places
          <li key={index} className="flex items-center gap-2.5">
            <span aria-hidden="true" className="size-3 shrink-0">
              <Part span={span} />
            </span>
            <span className={span.transport_mode ? 'font-semibold' : 'text-ink-2'}>
              {span.transport_mode
                ? `${MODE_NAMES[span.transport_mode]} to ${span.place_name}`
                : `Waiting, ${span.place_name}`}
            </span>
            <span className="num ml-auto whitespace-nowrap">{spanText(span.hours)}</span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-caption">
        Hatched: waiting for collection, in a port or terminal, for the next departure, or for delivery.
      </p>
    </section>
  );
}
