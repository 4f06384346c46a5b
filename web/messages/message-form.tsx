import { Suspense } from 'react';
import { allOf, atMost, required } from '#domain/validation/rules.ts';
import { call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { MentionTextarea } from './mention-textarea.tsx';
import type { MessageDraft } from './stored-draft.ts';

/** Loaded for staff only: customers read the thread on phones. */
const CheckboxRow = lazyWithRetry(async () => (await import('#web/ui/fields/choice-row.tsx')).CheckboxRow);

// The page is near its script budget.
const Draft = lazyWithRetry(async () => (await import('./message-draft.tsx')).MessageDraft);

const NO_MESSAGE: MessageDraft = { text: '', internal: false };
const text = allOf(required('Write a message.'), atMost(4_000));
const resolver = rulesResolver((values: MessageDraft) => ({ text: text(values.text) }));

interface MessageFormProps {
  tracking_number: string;
  forStaff: boolean;
}

/** Writes to the other side; what is typed stays after a failure, a reload and the end of a session. */
export function MessageForm({ tracking_number, forStaff }: MessageFormProps) {
  const form = useForm({ initial: NO_MESSAGE, resolver });
  const send = useWrite({
    send: ({ text, internal }: MessageDraft, options) =>
      call.messages.send({ tracking_number, text, ...(internal && { internal }) }, options),
    onSuccess: (_, sent) => {
      const typed = form.getValues();
      form.reset(
        NO_MESSAGE,
        typed.text === sent.text ? NO_MESSAGE : { ...typed, text: withoutSent(typed.text, sent.text) },
      );
    },
    form,
  });
  const message = form.field('text');
  const internal = forStaff && form.values.internal;
  return (
    <SubmitForm
      form={form}
      call={send}
      onSubmit={form.submit(send.write)}
      submitLabel={internal ? 'Add note' : 'Send message'}
      busyLabel="Sending..."
      className="gap-3"
    >
      <Field
        label={internal ? 'Note for staff' : forStaff ? 'Message to the customer' : 'Message to our team'}
        id={form.idOf('text')}
        hint="Type @ to mention a person."
        error={message.error}
      >
        <MentionTextarea
          control={message.control}
          onText={(text) => form.change({ text })}
          load={async (q, signal) => {
            const { internal } = form.getValues();
            const { people } = await call.messages.people({ tracking_number, q, internal }, { signal });
            return people;
          }}
        />
      </Field>
      {forStaff && (
        <Suspense fallback={<Skeleton className="h-11" />}>
          <CheckboxRow
            {...form.field('internal').control}
            id={form.idOf('internal')}
            label="Internal note"
            hint="For staff only. The customer never gets it."
          />
        </Suspense>
      )}
      <Suspense>
        <Draft form={form} tracking_number={tracking_number} />
      </Suspense>
    </SubmitForm>
  );
}

/** What was typed while the message was sent. */
function withoutSent(typed: string, sent: string): string {
  return typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed;
}
