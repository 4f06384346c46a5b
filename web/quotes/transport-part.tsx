import {
  QUOTE_MODE_NAMES,
  QUOTE_MODES,
  QUOTE_URGENCIES,
  type QuoteMode,
  URGENCY_PROMISES,
} from '#domain/quotes/quote-choices.ts';
import { ModeIcon } from '#web/shipments/mode-icon.tsx';
import { CheckboxRow, RadioRow } from '#web/ui/fields/choice-row.tsx';
import { FieldError } from '#web/ui/fields/field.tsx';
import { FormPart } from './form-part.tsx';
import type { QuoteFormState } from './use-quote-form.ts';

export function TransportPart({ form }: { form: QuoteFormState }) {
  return (
    <FormPart title="Transport">
      <ModeChoice form={form} />
      <UrgencyChoice form={form} />
    </FormPart>
  );
}

function ModeChoice({ form: { values, change, idOf, errorOf } }: { form: QuoteFormState }) {
  const error = errorOf('transport_modes');
  const errorId = `${idOf('transport_modes')}-error`;
  const toggle = (mode: QuoteMode, checked: boolean) =>
    change({
      transport_modes: QUOTE_MODES.filter((one) =>
        one === mode ? checked : values.transport_modes.includes(one),
      ),
    });
  return (
    <fieldset className="min-w-0" aria-describedby={error && errorId}>
      <legend className="mb-1.5 text-ui font-semibold">Transport modes</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {QUOTE_MODES.map((mode, index) => (
          <CheckboxRow
            key={mode}
            id={index === 0 ? idOf('transport_modes') : `${idOf('transport_modes')}-${mode}`}
            name="transport_modes"
            value={mode}
            aria-describedby={error && errorId}
            checked={values.transport_modes.includes(mode)}
            onChange={({ target }) => toggle(mode, target.checked)}
            label={QUOTE_MODE_NAMES[mode]}
            aside={<ModeIcon mode={mode === 'ocean' ? 'sea' : mode} className="mt-0.5" />}
          />
        ))}
      </div>
      {error && (
        <div className="mt-1.5">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

function UrgencyChoice({ form: { values, change, idOf } }: { form: QuoteFormState }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-ui font-semibold">Urgency</legend>
      <div className="grid gap-2 md:grid-cols-2">
        {QUOTE_URGENCIES.map((urgency, index) => (
          <RadioRow
            key={urgency}
            id={index === 0 ? idOf('urgency') : `${idOf('urgency')}-${urgency}`}
            name="urgency"
            value={urgency}
            checked={urgency === values.urgency}
            onChange={() => change({ urgency })}
            label={URGENCY_PROMISES[urgency].name}
            aside={<span className="num">{URGENCY_PROMISES[urgency].promise}</span>}
          />
        ))}
      </div>
    </fieldset>
  );
}
