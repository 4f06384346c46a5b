import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { SIZE_TYPES, sizeTypeLabel } from '#domain/equipment/size-type.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { OptionPrice } from '#domain/quotes/quote-option.ts';
import type { RateSide } from '#domain/rates/rate-kinds.ts';
import { api } from '#web/api/client.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { BASIS_NAMES } from '../rates/rate-text.ts';
import { type DraftCharge, type DraftOption, emptyCharge, linesOf } from './draft-option.ts';
import { draftPrice, type Pricing, rateAtMargin } from './draft-price.ts';

interface ChargeGridProps {
  option: DraftOption;
  price: OptionPrice | string;
  pricing: Pricing;
  onChange: (charges: DraftCharge[]) => void;
}

const BASES = (['flat', 'container', 'kg', 'wm', 'piece'] as const).map((value) => ({
  value,
  label: BASIS_NAMES[value],
}));
const TYPES = SIZE_TYPES.map(({ code }) => ({ value: code, label: sizeTypeLabel(code) }));
const COLUMNS =
  'grid grid-cols-2 gap-3 p-4 lg:grid-cols-[minmax(0,1.57fr)_minmax(0,1.23fr)_minmax(0,.92fr)_minmax(0,.92fr)_4.75rem_2.25rem] lg:items-start lg:py-2.5';
/** Lower where a pointer is precise. */
const DENSE = 'lg:h-9 lg:text-dense';

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
        className={`${COLUMNS} border-b border-line bg-sunken py-2! text-caption font-semibold text-ink-2 max-lg:hidden`}
      >
        <span>Charge</span>
        <span>Quantity and basis</span>
        <span>Buy, per unit</span>
        <span>Sell, per unit</span>
        <span className="text-right">Margin</span>
      </div>
      <ol ref={list}>
        {charges.map((charge, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a charge is known by its place
            key={index}
            className={`${COLUMNS} border-b border-line`}
          >
            <div className="min-w-0 max-lg:col-span-2 lg:[&_select]:pr-7 lg:[&_select]:pl-2">
              <Field label={`Charge ${index + 1}`} hideLabel>
                <Select
                  className={DENSE}
                  options={
                    choices.some(({ value }) => value === charge.charge_code)
                      ? choices
                      : [
                          { value: charge.charge_code, label: charge.description || charge.charge_code },
                          ...choices,
                        ]
                  }
                  value={charge.charge_code}
                  onChange={({ target }) =>
                    set(index, {
                      charge_code: target.value,
                      description: '',
                      buy: { ...charge.buy, tariff: null },
                      sell: { ...charge.sell, tariff: null },
                    })
                  }
                />
              </Field>
              {charge.basis === 'container' && (
                <Field label={`Container type of charge ${index + 1}`} hideLabel>
                  <Select
                    className={`mt-1 ${DENSE}`}
                    options={typesWith(charge.size_type)}
                    value={charge.size_type ?? ''}
                    onChange={({ target }) => set(index, { size_type: target.value || null })}
                  />
                </Field>
              )}
            </div>
            <div className="grid grid-cols-2 gap-1 max-lg:col-span-2 lg:grid-cols-[3rem_minmax(0,1fr)] [&_input]:px-2 [&_select]:pr-5.5 [&_select]:pl-2 [&_svg]:right-1.5">
              <Field label="Quantity" hideLabel>
                <TextInput
                  className={DENSE}
                  inputMode="decimal"
                  autoComplete="off"
                  value={charge.quantity}
                  onChange={({ target }) => set(index, { quantity: target.value })}
                />
              </Field>
              <Field label="Basis" hideLabel>
                <Select
                  className={DENSE}
                  options={BASES}
                  value={charge.basis}
                  onChange={({ target }) =>
                    set(index, { basis: target.value as DraftCharge['basis'], size_type: null })
                  }
                />
              </Field>
            </div>
            <Side
              name="Buy"
              charge={charge}
              side="buy"
              pricing={pricing}
              onChange={(patch) => set(index, patch)}
            />
            <Side
              name="Sell"
              charge={charge}
              side="sell"
              pricing={pricing}
              onChange={(patch) => set(index, patch)}
            />
            <Margin charge={charge} pricing={pricing} />
            <IconButton
              label={`Remove charge ${index + 1}`}
              className="justify-self-end"
              icon={<Trash aria-hidden="true" />}
              onClick={() => onChange(charges.filter((_, place) => place !== index))}
            />
          </li>
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

/** The common types, and that of the charge where it is another. */
function typesWith(size_type: string | null) {
  const isListed = size_type === null || TYPES.some(({ value }) => value === size_type);
  return [
    { value: '', label: 'Container type' },
    ...TYPES,
    ...(isListed ? [] : [{ value: size_type, label: sizeTypeLabel(size_type) }]),
  ];
}

function Total({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-2">
      <dt className="text-ink-2">{name}</dt>
      <dd className="num font-semibold">{value}</dd>
    </div>
  );
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
