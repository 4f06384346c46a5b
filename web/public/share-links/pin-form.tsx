import { required } from '#domain/validation/rules.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { fieldsRefusedBy } from '#web/forms/refused-fields.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';

interface PinFormProps {
  token: string;
  onOpened: () => void;
}

const initial = { pin: '' };
const needed = required('Enter the PIN.');
const resolver = rulesResolver(({ pin }: typeof initial) => ({ pin: needed(pin) }));
const refusedIn = fieldsRefusedBy({ WRONG_PIN: 'pin' });

/** Asks for the PIN of a share link. */
export function PinForm({ token, onOpened }: PinFormProps) {
  const form = useForm({ initial, resolver });
  const pin = form.field('pin');
  const enter = useWrite({
    send: (entered: typeof initial) => call.shareLinks.enterPin({ token, ...entered }),
    onSuccess: onOpened,
    form,
    refusedIn,
    // A repeated call would spend another try.
    retries: false,
  });
  return (
    <Card className="max-w-[30rem]">
      <SubmitForm
        form={form}
        call={enter}
        onSubmit={form.submit(enter.write)}
        submitLabel="Open"
        busyLabel="Opening..."
      >
        <Field
          label="PIN"
          hint="The person who sent you this link has the PIN."
          id={form.idOf('pin')}
          error={pin.error && [pin.error, triesText(enter.error)].filter(Boolean).join(' ')}
        >
          <TextInput {...pin.control} inputMode="numeric" autoComplete="off" className="code max-w-48" />
        </Field>
      </SubmitForm>
    </Card>
  );
}

function triesText(error: unknown): string | null {
  return isRefusal(error, 'WRONG_PIN') ? `${counted(error.data.tries_left, 'try', 'tries')} left.` : null;
}
