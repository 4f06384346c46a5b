import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { Card } from '#web/ui/card.tsx';
import { carriageText, legModeLabels } from './milestone-text.ts';

/** Carrier, vessel and voyage or flight of each leg, and where the goods change vessels; nothing where none is known. */
export function Carriage({ legs }: Pick<TrackedShipment, 'legs'>) {
  const known = legs.filter((leg) => carriageText(leg) !== '');
  if (known.length === 0) return null;
  const transhipments = legs.filter(({ role }) => role === 'transhipment').map(({ from }) => from);
  return (
    <Card>
      <section aria-labelledby="carriage-heading">
        <h2 id="carriage-heading" className="text-h3">
          Carriage
        </h2>
        <dl className="mt-2 grid gap-y-2 text-dense">
          {known.map((leg) => (
            <div key={leg.sequence}>
              <dt className="text-caption">
                {legModeLabels[leg.mode]}, {leg.from} to {leg.to}
              </dt>
              <dd className="font-semibold">{carriageText(leg)}</dd>
            </div>
          ))}
          {transhipments.length > 0 && (
            <div>
              <dt className="text-caption">Transhipment</dt>
              <dd className="font-semibold">{transhipments.join(', ')}</dd>
            </div>
          )}
        </dl>
      </section>
    </Card>
  );
}
