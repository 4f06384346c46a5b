import { matchesMoney } from '#domain/webhooks/money-events.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import type { Form } from '#web/forms/use-form.ts';
import { CheckboxRow } from '#web/ui/fields/choice-row.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { EVENT_AREAS } from './event-labels.ts';

export interface WebhookValues {
  url: string;
  /** Patterns of events. */
  events: string[];
}

export const webhookResolver = rulesResolver(({ url, events }: WebhookValues) => ({
  ...(!URL.canParse(url.trim()) && { url: 'Enter a URL such as https://example.com/webhooks.' }),
  ...(events.length === 0 && { events: 'Choose at least one kind of event.' }),
}));

interface WebhookFieldsProps {
  form: Form<WebhookValues>;
  /** Events of invoices and prices state amounts. */
  seesPrices: boolean;
  /** The events of the webhook so far, which may be more than areas: one set up by the API. */
  present?: readonly string[];
}

/** The address of a webhook, and the events that are sent to it. */
export function WebhookFields({ form, seesPrices, present = [] }: WebhookFieldsProps) {
  const { values, change, errorOf } = form;
  const { control, error } = form.field('url');
  const refused = errorOf('events');
  const refusedId = form.idOf('events-error');
  return (
    <>
      <Field label="URL" hint="A public https:// URL." id={form.idOf('url')} error={error}>
        <TextInput {...control} type="url" inputMode="url" maxLength={2000} autoComplete="off" />
      </Field>
      <fieldset className="flex flex-col gap-2" aria-describedby={refused && refusedId}>
        <legend className="mb-2 text-ui font-semibold">Events</legend>
        {refused && (
          <p id={refusedId} className="text-dense text-danger">
            {refused}
          </p>
        )}
        {choicesOf(present, seesPrices).map(({ pattern, label, hint }, place) => (
          <CheckboxRow
            key={pattern}
            {...(place === 0 && { id: form.idOf('events') })}
            label={label}
            hint={hint}
            checked={values.events.includes(pattern)}
            onChange={({ target }) =>
              change({
                events: target.checked
                  ? [...values.events, pattern]
                  : values.events.filter((other) => other !== pattern),
              })
            }
          />
        ))}
      </fieldset>
    </>
  );
}

/** The areas, then what else was chosen. Events that state amounts are left out for people who may not see prices. */
function choicesOf(
  present: readonly string[],
  seesPrices: boolean,
): { pattern: string; label: string; hint?: string }[] {
  const others = present.filter((event) => EVENT_AREAS.every(({ pattern }) => pattern !== event));
  return [
    ...EVENT_AREAS.filter(
      ({ pattern }) => seesPrices || present.includes(pattern) || !matchesMoney([pattern]),
    ),
    ...others.map((event) =>
      event === '*'
        ? { pattern: event, label: 'All events', hint: 'Also kinds that are added later' }
        : { pattern: event, label: event },
    ),
  ];
}
