import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { sizeTypeLabel } from '#domain/equipment/size-type.ts';
import { convert, rateOn } from '#domain/money/exchange-rate.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { OptionPrice } from '#domain/quotes/quote-option.ts';
import type { RateSide } from '#domain/rates/rate-kinds.ts';
import { api } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { BASIS_NAMES } from '../rates/rate-text.ts';
import { type DraftCharge, type DraftOption, emptyCharge } from './draft-option.ts';
import { draftPrice, type Pricing } from './draft-price.ts';

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
const COLUMNS =
  'grid grid-cols-2 gap-x-3 gap-y-3 p-4 lg:grid-cols-[minmax(0,1.1fr)_7.5rem_minmax(0,1.2fr)_minmax(0,1.2fr)_5.5rem_2.25rem] lg:items-start';

/** The charges of an option: what each costs us beside what the customer pays, and its margin. */
export function ChargeGrid({ option, price, pricing, onChange }: ChargeGridProps) {
  const { charges } = option;
  const codes = useQuery(api.rates.chargeCodes.queryOptions());
  const known = codes.data?.charge_codes ?? [];
  const choices = known.map(({ code, name }) => ({ value: code, label: name }));
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
      <ol>
        {charges.map((charge, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a charge is known by its place
            key={index}
            className={`${COLUMNS} border-b border-line`}
          >
            <div className="min-w-0 max-lg:col-span-2">
              <Field label={`Charge ${index + 1}`} hideLabel>
                <Select
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
              {charge.size_type && (
                <p className="mt-1 text-caption text-ink-2">{sizeTypeLabel(charge.size_type)}</p>
              )}
            </div>
            <div className="grid grid-cols-2 gap-1 max-lg:col-span-2 lg:grid-cols-1">
              <Field label="Quantity" hideLabel>
                <TextInput
                  inputMode="decimal"
                  autoComplete="off"
                  value={charge.quantity}
                  onChange={({ target }) => set(index, { quantity: target.value })}
                />
              </Field>
              <Field label="Basis" hideLabel>
                <Select
                  options={BASES}
                  value={charge.basis}
                  onChange={({ target }) => set(index, { basis: target.value as DraftCharge['basis'] })}
                />
              </Field>
            </div>
            <Side name="Buy" charge={charge} side="buy" onChange={(patch) => set(index, patch)} />
            <Side name="Sell" charge={charge} side="sell" onChange={(patch) => set(index, patch)} />
            <p className="num pt-3 text-right text-dense max-lg:text-left">
              <span className="text-ink-2 lg:sr-only">Margin </span>
              {marginOf(option, charge, pricing)}
            </p>
            <IconButton
              label={`Remove charge ${index + 1}`}
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
          onClick={() => onChange([...charges, emptyCharge(option.currency)])}
        >
          Add charge
        </Button>
        {typeof price !== 'string' && (
          <dl className="flex flex-wrap gap-x-6 gap-y-1 text-ui">
            <Total name="Buy" value={formatMoney(sumOf(price, 'buy'))} />
            <Total name="Sell" value={formatMoney(price.total)} />
            <Total
              name="Margin"
              value={price.margin ? `${formatMoney(price.margin)}, ${price.margin_percent}%` : '—'}
            />
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

interface SideProps {
  name: string;
  charge: DraftCharge;
  side: RateSide;
  onChange: (patch: Partial<DraftCharge>) => void;
}

/** A rate with its currency. A rate that was changed by hand is no longer the tariff's. */
function Side({ name, charge, side, onChange }: SideProps) {
  const { rate, currency, tariff } = charge[side];
  return (
    <div className="min-w-0">
      <p aria-hidden="true" className="mb-0.5 text-caption lg:hidden">
        {name}, per unit
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)_3.75rem] gap-1 [&_input]:px-2">
        <Field label={`${name}, per unit`} hideLabel>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            placeholder={name}
            className="text-right tabular-nums"
            value={rate}
            onChange={({ target }) => onChange({ [side]: { rate: target.value, currency, tariff: null } })}
          />
        </Field>
        <Field label={`${name}, currency`} hideLabel>
          <TextInput
            maxLength={3}
            autoComplete="off"
            value={currency}
            onChange={({ target }) =>
              onChange({ [side]: { rate, currency: target.value.toUpperCase(), tariff: null } })
            }
          />
        </Field>
      </div>
      <p className="mt-0.5 text-caption text-ink-2">
        {tariff ? `Tariff v${tariff.version}, line ${tariff.line}` : rate.trim() ? 'By hand' : ''}
      </p>
    </div>
  );
}

/** What one charge earns, in the base currency. */
function marginOf(option: DraftOption, charge: DraftCharge, pricing: Pricing): string {
  const price = draftPrice({ ...option, charges: [charge] }, pricing);
  if (typeof price === 'string') return '—';
  if (price.margin) return formatMoney(price.margin);
  const rate = rateOn(pricing.exchange_rates, price.total.currency, pricing.base_currency, pricing.date);
  return rate ? formatMoney(convert(price.total, rate)) : '—';
}

function sumOf({ lines, total }: OptionPrice, side: RateSide) {
  const amount = lines
    .filter((line) => line.side === side)
    .reduce((sum, { converted }) => sum + converted.amount, 0);
  return { amount, currency: total.currency };
}
