import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef, useState } from 'react';
import { formatMoney } from '#domain/money/format-money.ts';
import type { OptionPrice } from '#domain/quotes/quote-option.ts';
import type { RateSide } from '#domain/rates/rate-kinds.ts';
import { api } from '#web/api/client.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Button } from '#web/ui/button.tsx';
import { CHARGE_COLUMNS, ChargeRow } from './charge-row.tsx';
import { type DraftCharge, type DraftOption, emptyCharge, linesOf } from './draft-option.ts';
import type { Pricing } from './draft-price.ts';

interface ChargeGridProps {
  option: DraftOption;
  price: OptionPrice | string;
  pricing: Pricing;
  onChange: (charges: DraftCharge[]) => void;
}

/** The charges of an option: what each costs us beside what the customer pays, and its margin. */
export function ChargeGrid({ option, price, pricing, onChange }: ChargeGridProps) {
  const { charges } = option;
  const codes = useQuery(api.rates.chargeCodes.queryOptions());
  const known = codes.data?.charge_codes ?? [];
  const choices = known.map(({ code, name }) => ({ value: code, label: name }));
  const list = useRef<HTMLOListElement>(null);
  const [isAdded, setAdded] = useState(false);
  // A charge starts with its code.
  useEffect(() => {
    if (isAdded) list.current?.querySelector<HTMLElement>('li:last-child select')?.focus();
    setAdded(false);
  }, [isAdded]);
  const set = (index: number, patch: Partial<DraftCharge>) =>
    onChange(charges.map((charge, place) => (place === index ? { ...charge, ...patch } : charge)));
  return (
    <div>
      <div
        aria-hidden="true"
        className={`${CHARGE_COLUMNS} border-b border-line bg-sunken py-2! text-caption font-semibold text-ink-2 max-lg:hidden`}
      >
        <span>Charge</span>
        <span>Quantity and basis</span>
        <span>Buy, per unit</span>
        <span>Sell, per unit</span>
        <span className="text-right">Margin</span>
      </div>
      <ol ref={list}>
        {charges.map((charge, index) => (
          <ChargeRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a charge is known by its place
            key={index}
            charge={charge}
            number={index + 1}
            choices={choices}
            pricing={pricing}
            onChange={(patch) => set(index, patch)}
            onRemove={() => onChange(charges.filter((_, place) => place !== index))}
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-3 p-4">
        <Button
          variant="ghost"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => {
            onChange([...charges, emptyCharge(option.currency)]);
            setAdded(true);
          }}
        >
          Add charge
        </Button>
        {typeof price !== 'string' && (
          <dl className="flex flex-wrap gap-x-6 gap-y-1 text-ui">
            <Total name="Buy" value={formatMoney(sumOf(price, 'buy'))} />
            <Total name="Sell" value={formatMoney(price.total)} />
            <Total name="Margin" value={marginText(price, charges)} />
          </dl>
        )}
      </div>
    </div>
  );
}

function Total({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-2">
      <dt className="text-ink-2">{name}</dt>
      <dd className="num font-semibold">{value}</dd>
    </div>
  );
}

/** The margin, with how many of the charges count in full because they have no cost. */
function marginText({ margin, margin_percent }: OptionPrice, charges: DraftCharge[]): string {
  if (!margin) return 'No cost';
  const sold = linesOf({ charges }).filter(({ side }) => side === 'sell').length;
  const costed = charges.filter((charge) => linesOf({ charges: [charge] }).length === 2).length;
  const text = margin_percent === null ? formatMoney(margin) : `${formatMoney(margin)}, ${margin_percent}%`;
  return sold === costed ? text : `${text} (${counted(sold - costed, 'charge')} without cost)`;
}

function sumOf({ lines, total }: OptionPrice, side: RateSide) {
  const amount = lines
    .filter((line) => line.side === side)
    .reduce((sum, { converted }) => sum + converted.amount, 0);
  return { amount, currency: total.currency };
}
