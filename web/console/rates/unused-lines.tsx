import { Link } from 'react-router';
import { sizeTypeLabel } from '#domain/equipment/size-type.ts';
import type { call } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { RecordTable } from '../shipment-file/record-table.tsx';
import { BASIS_NAMES, laneText } from './rate-text.ts';

type Unused = NonNullable<Awaited<ReturnType<typeof call.rates.price>>['unused']>;

/** The lines of the lane that are in no price, with the reasons. */
export function UnusedLines({ lines }: { lines: Unused }) {
  return (
    <section aria-labelledby="unused">
      <h2 id="unused" className="mb-3 text-h3">
        Rates that were not used
      </h2>
      <RecordTable
        caption="Rates that were not used"
        rows={lines}
        keyOf={({ tariff }) => `${tariff.id} ${tariff.line}`}
        empty="All rates of this lane were used."
        columns={[
          { name: 'Charge', cell: ({ charge_code }) => <span className="code">{charge_code}</span> },
          { name: 'Lane', cell: (line) => <span className="code">{laneText(line)}</span> },
          {
            name: 'Rate',
            cell: ({ rate, currency, basis, size_type, carrier }) =>
              [`${rate} ${currency} ${BASIS_NAMES[basis]}`, size_type && sizeTypeLabel(size_type), carrier]
                .filter(Boolean)
                .join(', '),
          },
          { name: 'Why not', cell: ({ reason }) => reason },
          {
            name: 'Tariff',
            cell: ({ tariff }) => (
              <Link to={paths.tariff(tariff.id)} className="link">
                {tariff.name}, line {tariff.line}
              </Link>
            ),
          },
        ]}
      />
    </section>
  );
}
