import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { ModeIcon } from '#web/shipments/mode-icon.tsx';
import { Moment } from '#web/tracking/moment.tsx';
import { classNames } from '#web/ui/class-names.ts';

type Leg = ShipmentFile['legs'][number];

/** The stops of the journey in order, with what carries the goods between them. */
export function Lane({ legs }: { legs: readonly Leg[] }) {
  const [first] = legs;
  if (!first) return null;
  const stops = [
    { id: 'origin', place: first.from, actual: first.atd, planned: first.etd, leg: null as Leg | null },
    ...legs.map((leg) => ({ id: leg.id, place: leg.to, actual: leg.ata, planned: leg.eta, leg })),
  ];
  return (
    <ol aria-label="Journey" className="mt-4 flex flex-col gap-3 md:flex-row md:overflow-x-auto md:pb-2">
      {stops.map(({ id, place, actual, planned, leg }) => (
        // The origin has no leg before it; its line is level with the others.
        <li key={id} className={classNames('min-w-40 flex-1 text-ui', !leg && 'md:pt-[1lh]')}>
          {leg && (
            <p className="flex items-center gap-1.5 text-ink-2">
              <ModeIcon mode={leg.mode === 'barge' ? 'sea' : leg.mode} />
              {leg.vessel?.name || leg.flight || leg.vehicle || leg.carrier || LEG_NAMES[leg.mode]}
            </p>
          )}
          <p
            aria-hidden="true"
            className={classNames(
              'my-1.5 border-t-2',
              actual ? 'border-solid border-brand' : 'border-dashed border-line-strong',
            )}
          />
          <p className="font-semibold">
            {place.name} {place.unlocode && <span className="code text-ink-2">{place.unlocode}</span>}
          </p>
          <p className="text-ink-2">
            {actual ? 'Actual ' : planned ? 'Estimated ' : 'Not planned'}
            {(actual ?? planned) && <Moment at={(actual ?? planned) as Date} zone={place.time_zone} />}
          </p>
        </li>
      ))}
    </ol>
  );
}

const LEG_NAMES: Record<Leg['mode'], string> = {
  sea: 'Sea',
  air: 'Air',
  road: 'Road',
  rail: 'Rail',
  barge: 'Barge',
};
