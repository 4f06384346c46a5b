import { call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';

/** The server checks the length. */
const resolver = rulesResolver(({ text }: { text: string }) => ({
  text: text.trim() === '' ? 'Write a message.' : undefined,
}));

/** Writes to us about a shipment. */
export function MessageForm({ tracking_number }: { tracking_number: string }) {
  const form = useForm({ initial: { text: '' }, resolver, idPrefix: 'message' });
  const send = useWrite({
    send: ({ text }: { text: string }, options) => call.messages.send({ tracking_number, text }, options),
    form,
    onSuccess: () => form.change({ text: '' }),
  });
  return (
    <SubmitForm
      form={form}
      call={send}
      onSubmit={form.submit(send.write)}
      submitLabel="Send message"
      busyLabel="Sending..."
    >
      <Field label="Your message" id={form.idOf('text')} error={form.errorOf('text')}>
        <Textarea
          rows={3}
          value={form.values.text}
          onChange={({ target }) => form.change({ text: target.value })}
        />
      </Field>
    </SubmitForm>
  );
}
