import { useRef } from 'react';
import { emailAddress } from '#domain/validation/rules.ts';
import { call } from '#web/api/client.ts';
import { honeypotOf } from '#web/forms/bot-detection.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { FocusedAlert } from '#web/forms/focused-alert.tsx';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { HoneypotField } from '#web/ui/fields/honeypot-field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

interface FollowDialogProps {
  tracking_number: string;
  onClose: () => void;
}

const initial = { email: '' };
const resolver = rulesResolver(({ email }: typeof initial) => ({ email: emailAddress(email) }));

/** Asks for an address, which gets an e-mail whenever the status changes, once it is confirmed. */
export function FollowDialog({ tracking_number, onClose }: FollowDialogProps) {
  const ref = useRef<HTMLDivElement>(null);
  const form = useForm({ initial, resolver });
  const email = form.field('email');
  const follow = useWrite({
    send: (follower: typeof initial, options) => {
      const homepage = honeypotOf(ref.current?.querySelector('form') ?? null);
      return call.followers.request({ ...follower, tracking_number, homepage }, options);
    },
    form,
  });
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => !open && onClose()}
      title="Follow by e-mail"
      description={`Get an e-mail whenever the status of ${tracking_number} changes. No account needed; unsubscribe with one click.`}
    >
      <div ref={ref}>
        {follow.sent ? (
          <FocusedAlert variant="info" title="Check your e-mail" attempt={follow.calls}>
            We sent a link to {follow.sent.input.email}. Open it within 7 days to confirm.
          </FocusedAlert>
        ) : (
          <SubmitForm
            form={form}
            call={follow}
            onSubmit={form.submit(follow.write)}
            submitLabel="Follow this shipment"
            busyLabel="Sending..."
          >
            <Field label="E-mail" id={form.idOf('email')} error={email.error}>
              <TextInput
                {...email.control}
                type="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
              />
            </Field>
            <HoneypotField />
          </SubmitForm>
        )}
      </div>
    </Dialog>
  );
}
