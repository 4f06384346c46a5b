import { Link } from 'react-router';
import { sizeTypeLabel } from '#domain/equipment/size-type.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { PricedLine, PricedOption } from '#domain/rates/priced-option.ts';
import { paths } from '#web/paths.ts';
import { counted } from '#web/shipments/amounts.ts';
import { utcDay } from '#web/ui/calendar-day.tsx';
import { RecordTable } from '../shipment-file/record-table.tsx';
import { BASIS_NAMES } from './rate-text.ts';

const LIMITS = { minimum: 'minimum', maximum: 'maximum', next_break: 'next break' } as const;

/** A priced option: its total, and for each line where its amount is from. */
export function PricedOptionCard({ option }: { option: PricedOption }) {
  const { carrier, mode, transit_days, free_days, indicative, total, lines } = option;
  const facts = [
    carrier || 'Any carrier',
    `by ${mode}`,
    transit_days !== null && counted(transit_days, 'day'),
    free_days !== null && `${counted(free_days, 'free day')} at the destination`,
  ];
  return (
    <article aria-label={`${carrier || 'Any carrier'}, ${formatMoney(total)}`}>
      <div className="mb-2 flex flex-wrap items-baseline gap-x-4">
        <h2 className="text-h3 tabular-nums">{formatMoney(total)}</h2>
        <p className="text-ui text-ink-2">{facts.filter(Boolean).join(', ')}</p>
      </div>
      {indicative && (
        <p className="mb-2 text-ui text-ink-2">
          Indicative, we confirm:{' '}
          {lines.some(({ tariff }) => tariff)
            ? 'a weight or a volume is missing or exceeds the equipment, or the goods are dangerous.'
            : 'no tariff covers this request.'}
        </p>
      )}
      <RecordTable
        caption="Why this price"
        rows={lines}
        keyOf={(line) => `${line.charge_code} ${line.size_type} ${line.description} ${line.tariff?.line}`}
        empty=""
        columns={[
          {
            name: 'Charge',
            cell: ({ description, size_type }) => (
              <>
                {description}
                {size_type && <span className="block text-ink-2">{sizeTypeLabel(size_type)}</span>}
              </>
            ),
          },
          { name: 'Quantity', isFigure: true, cell: quantityText },
          {
            name: 'Rate',
            cell: ({ rate, basis, amount, limited_by }) =>
              `${rate} ${amount.currency} ${BASIS_NAMES[basis]}${limited_by ? `, ${LIMITS[limited_by]}` : ''}`,
          },
          { name: 'Amount', isFigure: true, cell: amountText },
          {
            name: 'Tariff',
            cell: ({ tariff }) =>
              tariff ? (
                <Link to={paths.tariff(tariff.id)} className="link">
                  {tariff.name}, version {tariff.version}, line {tariff.line}
                </Link>
              ) : (
                <span className="text-ink-2">None</span>
              ),
          },
        ]}
      />
    </article>
  );
}

function quantityText({ quantity, basis }: PricedLine): string {
  return basis === 'flat' ? '' : quantity.toLocaleString('en-US');
}

function amountText({ amount, converted, exchange }: PricedLine): string {
  if (!exchange) return formatMoney(amount);
  return `${formatMoney(amount)} = ${formatMoney(converted)} (${exchange.rate} of ${utcDay(new Date(exchange.date))})`;
}
