import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { api } from '#web/api/client.ts';
import { MODE_OPTIONS } from '#web/shipments/mode-options.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import type { DraftOption } from './draft-option.ts';
import { ItemChips } from './item-chips.tsx';
import { suggestedItems } from './suggested-items.ts';

/** How an option goes, how long it holds, and what is part of it. */
export function OfferTerms({
  option,
  onChange,
}: {
  option: DraftOption;
  onChange: (patch: Partial<DraftOption>) => void;
}) {
  const codes = useQuery(api.rates.chargeCodes.queryOptions());
  const suggested = suggestedItems(option, codes.data?.charge_codes ?? []);
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <section
        aria-labelledby="validity"
        className="flex flex-col gap-4 rounded-md border border-line bg-surface p-4"
      >
        <h2 id="validity" className="text-ui font-semibold">
          Transport, validity and terms
        </h2>
        <div className="grid grid-cols-2 gap-4">
          <Field label="Mode">
            <Select options={MODE_OPTIONS} value={option.mode} onValueChange={(mode) => onChange({ mode })} />
          </Field>
          <Field label="Carrier" optional>
            <TextInput
              value={option.carrier}
              maxLength={120}
              autoComplete="off"
              onChange={({ target }) => onChange({ carrier: target.value })}
            />
          </Field>
          <Field label="Transit days" optional>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              value={option.transit_days}
              onChange={({ target }) =>
                onChange({ transit_days: target.value.replaceAll(/\D/g, '').slice(0, 3) })
              }
            />
          </Field>
          <Field label="Offer currency">
            <TextInput
              value={option.currency}
              maxLength={3}
              autoComplete="off"
              onChange={({ target }) => onChange({ currency: target.value.toUpperCase() })}
            />
          </Field>
          <Field label="Valid through" className="col-span-2">
            <TextInput
              type="date"
              value={option.until}
              onChange={({ target }) => onChange({ until: target.value })}
            />
          </Field>
          <Field label="Terms" optional className="col-span-2">
            <Textarea
              rows={5}
              maxLength={2000}
              value={option.terms}
              onChange={({ target }) => onChange({ terms: target.value })}
            />
          </Field>
        </div>
      </section>
      <section
        aria-labelledby="included"
        className="flex flex-col gap-4 rounded-md border border-line bg-surface p-4"
      >
        <h2 id="included" className="sr-only">
          Inclusions
        </h2>
        <ItemChips
          label="Included"
          icon={<Check aria-hidden="true" className="size-3.5 text-(--st-delivered-fg)" />}
          items={option.inclusions}
          suggestions={suggested.included}
          onChange={(inclusions) => onChange({ inclusions })}
        />
        <ItemChips
          label="Not included"
          icon={<X aria-hidden="true" className="size-3.5 text-ink-2" />}
          items={option.exclusions}
          suggestions={suggested.excluded}
          onChange={(exclusions) => onChange({ exclusions })}
        />
      </section>
    </div>
  );
}
