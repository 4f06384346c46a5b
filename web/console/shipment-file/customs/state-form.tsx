import { useState } from 'react';
import type { Declaration } from '#contract/shipments/declarations.ts';
import { momentOfLocalInput } from '#domain/calendar/local-input.ts';
import { explainEntryNumber } from '#domain/customs/entry-number.ts';
import { api, call } from '#web/api/client.ts';
import { queryClient } from '#web/api/query-client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { LineField } from '#web/ui/fields/line-field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { type RecordedState, STATE_VERBS } from './declaration-labels.ts';

interface StateFormProps {
  declaration: Declaration;
  state: RecordedState;
  onDone: () => void;
}

interface Values {
  /** Local to where it is lodged; '' means now. */
  occurred_at: string;
  number: string;
  reason: string;
}

const WHEN: Record<RecordedState, string> = {
  lodged: 'Lodged',
  held: 'Held',
  released: 'Released',
  rejected: 'Rejected',
};

/** Records what customs have received or decided. */
export function StateForm({ declaration, state, onDone }: StateFormProps) {
  const { id, version, time_zone } = declaration;
  // A number that someone else enters meanwhile must not be replaced by the one that the form opened with.
  const [initialNumber] = useState(declaration.number);
  const form = useForm<Values>({
    initial: { occurred_at: '', number: initialNumber, reason: '' },
    resolver: rulesResolver(({ number, reason }: Values) => ({
      number:
        number.trim() === ''
          ? state === 'released'
            ? 'Enter the number of the declaration.'
            : undefined
          : number === initialNumber
            ? undefined
            : (explainEntryNumber(number, declaration) ?? undefined),
      reason: state === 'rejected' && reason.trim() === '' ? 'Enter why customs rejected it.' : undefined,
    })),
  });
  const record = useWrite({
    form,
    send: ({ occurred_at: typed, number, reason }: Values, { context }) => {
      const occurred_at = momentOfLocalInput(typed, time_zone);
      return call.declarations.record(
        {
          id,
          state,
          reason,
          ...(number !== initialNumber && { number }),
          ...(occurred_at && { occurred_at }),
        },
        { context: { ...context, ifMatch: version } },
      );
    },
    onSuccess: onDone,
    onFailure: () => void queryClient.invalidateQueries({ queryKey: api.declarations.key() }),
    invalidates: api.declarations.key(),
  });
  return (
    <SubmitForm
      form={form}
      call={record}
      onSubmit={form.submit(record.write)}
      submitLabel={STATE_VERBS[state]}
      busyLabel="Saving..."
      beside={
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      }
      className="max-w-160"
    >
      <Field
        label={WHEN[state]}
        optional
        hint={`Local time, ${time_zone}. Blank means now.`}
        id={form.idOf('occurred_at')}
        error={form.errorOf('occurred_at')}
      >
        <TextInput type="datetime-local" {...form.field('occurred_at').control} />
      </Field>
      <LineField
        form={form}
        name="number"
        label="MRN or entry number"
        optional={state !== 'released'}
        maxLength={60}
        autoComplete="off"
      />
      {(state === 'held' || state === 'rejected') && (
        <LineField
          form={form}
          name="reason"
          label="Reason"
          optional={state === 'held'}
          maxLength={300}
          autoComplete="off"
        />
      )}
    </SubmitForm>
  );
}
