import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffQuote } from '#contract/quotes/staff.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { allPages } from '#web/api/all-pages.ts';
import { api, call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { DiscardQuestion } from '#web/forms/leave-guard/discard-question.tsx';
import { GuardedForms, useGuardedForms } from '#web/forms/leave-guard/guarded-forms.ts';
import { useCloseQuestion } from '#web/forms/leave-guard/use-leave-question.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { paths } from '#web/paths.ts';
import { counted } from '#web/shipments/amounts.ts';
import { MODE_OPTIONS } from '#web/shipments/mode-options.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CheckboxRow } from '#web/ui/fields/choice-row.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { dayOf, endOf } from '../../ui/local-day.ts';

const CARRIERS = { role: 'carrier', limit: 100 } as const;
const ANSWER_DAYS = 2;

interface RequestRatesProps {
  quote: StaffQuote;
  mode: TransportMode;
  onClose: () => void;
}

/** Requests rates from carriers by e-mail. They see the lane and the cargo, never the customer. */
export function RequestRates({ quote, mode, onClose }: RequestRatesProps) {
  const carriers = useQuery({
    queryKey: api.organisations.list.key({ input: CARRIERS }),
    queryFn: async ({ signal }) => {
      const pages = await allPages((after) => call.organisations.list({ ...CARRIERS, after }, { signal }));
      return pages.flatMap(({ organisations }) => organisations);
    },
  });
  const { forms, isDirty } = useGuardedForms();
  const { leaving, close } = useCloseQuestion(isDirty, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title="Ask carriers for rates"
      description="Each gets an e-mail with a link to a form. They see the lane and the cargo, not the customer."
      footer={leaving && <DiscardQuestion onDiscard={leaving.discard} onKeep={leaving.keep} />}
    >
      <QueryBoundary of={carriers} what="The carriers" skeleton={<RowSkeletons height="h-11" />}>
        {(organisations) => {
          const contacts = organisations.flatMap(({ id, name, contacts }) =>
            contacts
              .filter(({ email }) => email !== '')
              .map((contact) => ({ organisation_id: id, name, email: contact.email })),
          );
          if (contacts.length === 0)
            return (
              <EmptyState
                title="No carrier has a contact with an e-mail address"
                action={<ButtonLink to={paths.companies()}>Companies</ButtonLink>}
              >
                Add carriers and their contacts under Companies.
              </EmptyState>
            );
          return (
            <GuardedForms value={forms}>
              <RequestForm quote={quote} mode={mode} contacts={contacts} onClose={onClose} />
            </GuardedForms>
          );
        }}
      </QueryBoundary>
    </Dialog>
  );
}

interface Contact {
  organisation_id: string;
  name: string;
  email: string;
}

interface RequestValues {
  carriers: string[];
  mode: TransportMode;
  equipment: string;
  ready_on: string;
  note: string;
  answer_by: string;
}

const resolver = rulesResolver(({ carriers, answer_by }: RequestValues) => ({
  carriers: carriers.length === 0 ? 'Choose a carrier.' : undefined,
  answer_by: endOf(answer_by) ? undefined : 'Enter a day.',
}));

function RequestForm({ quote, mode, contacts, onClose }: RequestRatesProps & { contacts: Contact[] }) {
  const [initial] = useState(
    (): RequestValues => ({
      carriers: [],
      mode,
      equipment: '',
      ready_on: '',
      note: '',
      answer_by: dayOf(new Date(Date.now() + ANSWER_DAYS * DAY_MS)),
    }),
  );
  const form = useForm({ initial, resolver });
  const request = useWrite({
    send: ({ carriers, ready_on, answer_by, ...values }: RequestValues, options) =>
      call.quotes.requestRates(
        {
          ...values,
          reference: quote.reference,
          carriers: contacts.filter((contact) => carriers.includes(keyOf(contact))),
          ready_on: ready_on || null,
          answer_by: endOf(answer_by) ?? new Date(),
        },
        options,
      ),
    onSuccess: ({ spot_requests }) => {
      toast({
        title: `Rates requested from ${counted(spot_requests.length, 'carrier')}`,
        description: quote.reference,
      });
      onClose();
    },
    form,
  });
  const { carriers } = form.values;
  const toggle = (key: string) =>
    form.change({
      carriers: carriers.includes(key) ? carriers.filter((other) => other !== key) : [...carriers, key],
    });
  const error = form.errorOf('carriers');
  return (
    <SubmitForm
      form={form}
      call={request}
      onSubmit={form.submit(request.write)}
      submitLabel="Send request"
      busyLabel="Sending..."
    >
      <fieldset className="flex flex-col gap-2" aria-describedby={error && form.idOf('carriers-error')}>
        <legend className="mb-2 text-ui font-semibold">Carriers</legend>
        {contacts.map((contact, index) => (
          <CheckboxRow
            key={keyOf(contact)}
            {...(index === 0 && { id: form.idOf('carriers') })}
            label={contact.name}
            hint={contact.email}
            checked={carriers.includes(keyOf(contact))}
            onChange={() => toggle(keyOf(contact))}
          />
        ))}
        {error && (
          <p id={form.idOf('carriers-error')} className="text-ui font-semibold text-danger">
            {error}
          </p>
        )}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Mode" id={form.idOf('mode')}>
          <Select options={MODE_OPTIONS} {...form.field('mode').control} />
        </Field>
        <Field label="Equipment" optional id={form.idOf('equipment')} error={form.errorOf('equipment')}>
          <TextInput
            {...form.field('equipment').control}
            placeholder="2 × 40HC"
            maxLength={200}
            autoComplete="off"
          />
        </Field>
        <Field label="Cargo ready" optional id={form.idOf('ready_on')} error={form.errorOf('ready_on')}>
          <TextInput type="date" {...form.field('ready_on').control} />
        </Field>
        <Field label="Answer by" id={form.idOf('answer_by')} error={form.errorOf('answer_by')}>
          <TextInput type="date" {...form.field('answer_by').control} />
        </Field>
      </div>
      <Field label="Note" optional id={form.idOf('note')} error={form.errorOf('note')}>
        <Textarea {...form.field('note').control} rows={2} maxLength={2000} />
      </Field>
    </SubmitForm>
  );
}

function keyOf({ organisation_id, email }: Contact): string {
  return `${organisation_id} ${email}`;
}
