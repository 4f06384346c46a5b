import Trash from 'lucide-react/icons/trash-2';
import { type KeyboardEvent, useState } from 'react';
import { SIZE_TYPES, sizeTypeLabel } from '#domain/equipment/size-type.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { OptionPrice } from '#domain/quotes/quote-option.ts';
import type { RateSide } from '#domain/rates/rate-kinds.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { BASIS_NAMES } from '../rates/rate-text.ts';
import type { DraftCharge } from './draft-option.ts';
import { draftPrice, type Pricing, rateAtMargin } from './draft-price.ts';

interface ChargeRowProps {
  charge: DraftCharge;
  /** Its place in the list, from 1. */
  number: number;
  /** The charge codes. */
  choices: { value: string; label: string }[];
  pricing: Pricing;
  onChange: (patch: Partial<DraftCharge>) => void;
  onRemove: () => void;
}

const BASES = (['flat', 'container', 'kg', 'wm', 'piece'] as const).map((value) => ({
  value,
  label: BASIS_NAMES[value],
}));
const TYPES = SIZE_TYPES.map(({ code }) => ({ value: code, label: sizeTypeLabel(code) }));
/** The columns of a charge and of the header above all charges. */
export const CHARGE_COLUMNS =
  'grid grid-cols-2 gap-3 p-4 lg:grid-cols-[minmax(0,1.57fr)_minmax(0,1.27fr)_minmax(0,.92fr)_minmax(0,.92fr)_4.75rem_2.25rem] lg:items-start lg:py-2.5';
/** Lower where a pointer is precise. */
const DENSE = 'lg:h-9 lg:text-dense';

/** What one charge costs us beside what the customer pays. */
export function ChargeRow({ charge, number, choices, pricing, onChange, onRemove }: ChargeRowProps) {
  return (
    <li className={`${CHARGE_COLUMNS} border-b border-line`}>
      <div className="min-w-0 max-lg:col-span-2 lg:[&_select]:pr-7 lg:[&_select]:pl-2">
        <Field label={`Charge ${number}`} hideLabel>
          <Select
            className={DENSE}
            options={
              choices.some(({ value }) => value === charge.charge_code)
                ? choices
                : [{ value: charge.charge_code, label: charge.description || charge.charge_code }, ...choices]
            }
            value={charge.charge_code}
            onChange={({ target }) =>
              onChange({
                charge_code: target.value,
                description: '',
                buy: { ...charge.buy, tariff: null },
                sell: { ...charge.sell, tariff: null },
              })
            }
          />
        </Field>
        {charge.basis === 'container' && (
          <Field label={`Container type of charge ${number}`} hideLabel>
            <Select
              className={`mt-1 ${DENSE}`}
              options={typesWith(charge.size_type)}
              value={charge.size_type ?? ''}
              onChange={({ target }) => onChange({ size_type: target.value || null })}
            />
          </Field>
        )}
      </div>
      <div className="grid grid-cols-2 gap-1 max-lg:col-span-2 lg:grid-cols-[3.25rem_minmax(0,1fr)] [&_input]:px-2 [&_select]:pr-5.5 [&_select]:pl-2 [&_svg]:right-1.5">
        <Field label="Quantity" hideLabel>
          <TextInput
            className={DENSE}
            inputMode="decimal"
            autoComplete="off"
            value={charge.quantity}
            onChange={({ target }) => onChange({ quantity: target.value })}
          />
        </Field>
        <Field label="Basis" hideLabel>
          <Select
            className={DENSE}
            options={BASES}
            value={charge.basis}
            onValueChange={(basis) => onChange({ basis, size_type: null })}
          />
        </Field>
      </div>
      <Side name="Buy" charge={charge} side="buy" pricing={pricing} onChange={onChange} />
      <Side name="Sell" charge={charge} side="sell" pricing={pricing} onChange={onChange} />
      <Margin charge={charge} pricing={pricing} />
      <IconButton
        label={`Remove charge ${number}`}
        className="justify-self-end"
        icon={<Trash aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  );
}

/** The common types, and that of the charge where it is another. */
function typesWith(size_type: string | null) {
  const isListed = size_type === null || TYPES.some(({ value }) => value === size_type);
  return [
    { value: '', label: 'Container type' },
    ...TYPES,
    ...(isListed ? [] : [{ value: size_type, label: sizeTypeLabel(size_type) }]),
  ];
}

interface SideProps {
  name: string;
  charge: DraftCharge;
  side: RateSide;
  pricing: Pricing;
  onChange: (patch: Partial<DraftCharge>) => void;
}

/** A rate with its currency. A rate that was changed by hand is no longer the tariff's. */
function Side({ name, charge, side, pricing, onChange }: SideProps) {
  const { rate, currency, tariff } = charge[side];
  const [before, setBefore] = useState(charge[side]);
  const commit = () => {
    const atMargin = side === 'sell' ? rateAtMargin(charge, rate, pricing) : null;
    if (atMargin !== null) onChange({ sell: { rate: atMargin, currency, tariff: null } });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') onChange({ [side]: before });
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    commit();
    focusBelow(event.currentTarget, side);
  };
  return (
    <div className="min-w-0">
      <p aria-hidden="true" className="mb-0.5 text-caption lg:hidden">
        {name}, per unit
      </p>
      <div className="grid grid-cols-[3rem_minmax(0,1fr)] gap-1 [&_input]:px-2">
        <Field label={`${name}, currency`} hideLabel>
          <TextInput
            className={DENSE}
            maxLength={3}
            autoComplete="off"
            value={currency}
            onChange={({ target }) =>
              onChange({ [side]: { rate, currency: target.value.toUpperCase(), tariff: null } })
            }
          />
        </Field>
        <Field label={`${name}, per unit`} hideLabel>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            data-side={side}
            className={`text-right tabular-nums ${DENSE}`}
            value={rate}
            onFocus={() => setBefore(charge[side])}
            onBlur={commit}
            onKeyDown={onKeyDown}
            onChange={({ target }) => onChange({ [side]: { rate: target.value, currency, tariff: null } })}
          />
        </Field>
      </div>
      <p className="num mt-0.5 text-right text-caption text-ink-2">
        {[inBase(charge, side, pricing), sourceOf(rate, tariff)].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}

/** The same column of the next charge. */
function focusBelow(input: HTMLInputElement, side: RateSide) {
  const column = [
    ...(input.closest('ol')?.querySelectorAll<HTMLInputElement>(`input[data-side="${side}"]`) ?? []),
  ];
  const next = column[column.indexOf(input) + 1];
  next?.focus();
  next?.select();
}

/** The version and line of the tariff. */
function sourceOf(rate: string, tariff: DraftCharge['buy']['tariff']): string {
  if (tariff) return `v${tariff.version}, line ${tariff.line}`;
  return rate.trim() ? 'By hand' : '';
}

/** The amount of one side in the base currency, where the rate is in another. */
function inBase(charge: DraftCharge, side: RateSide, pricing: Pricing): string {
  if (charge[side].currency === pricing.base_currency) return '';
  const price = priceOfCharge(charge, pricing);
  const line = typeof price === 'string' ? undefined : price.lines.find((each) => each.side === side);
  return line ? formatMoney(line.converted) : '';
}

function priceOfCharge(charge: DraftCharge, pricing: Pricing): OptionPrice | string {
  return draftPrice({ currency: pricing.base_currency, charges: [charge] }, pricing);
}

interface MarginProps {
  charge: DraftCharge;
  pricing: Pricing;
}

/** What one charge earns in the base currency, and as a percentage of what it is sold for. */
function Margin({ charge, pricing }: MarginProps) {
  const price = priceOfCharge(charge, pricing);
  const earned = typeof price === 'string' ? null : price.margin;
  const isSoldOnly = typeof price !== 'string' && price.lines.length > 0 && earned === null;
  return (
    <p className="num text-right text-dense max-lg:text-left lg:pt-2">
      <span className="text-ink-2 lg:sr-only">Margin </span>
      {earned ? formatMoney(earned) : isSoldOnly ? 'No cost' : '—'}
      {typeof price !== 'string' && price.margin_percent !== null && (
        <span className="block text-caption text-ink-2 max-lg:ml-2 max-lg:inline">
          {price.margin_percent}%
        </span>
      )}
    </p>
  );
}
