import { useState } from 'react';
import { api, call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { FormEnd } from '#web/forms/form-end.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { DiscardQuestion } from '#web/forms/leave-guard/discard-question.tsx';
import { useCloseQuestion } from '#web/forms/leave-guard/use-leave-question.ts';
import { SecretQuestion } from '#web/forms/secret-question.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DeviceKey } from './device-key.tsx';

interface Made {
  name: string;
  key: string;
  qr_svg: string;
}

const resolver = rulesResolver(({ name }: { name: string; vehicle_identifier: string }) =>
  name.trim() === '' ? { name: 'Enter a name.' } : {},
);

/** Registers a device and shows its key once. */
export function RegisterDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<Made | null>(null);
  const form = useForm({ initial: { name: '', vehicle_identifier: '' }, resolver });
  const { write, pending, failure } = useWrite({
    form,
    send: (device: { name: string; vehicle_identifier: string }, options) =>
      call.devices.register(device, options),
    onSuccess: ({ key, qr_svg }, { name }) => setMade({ name: name.trim(), key, qr_svg }),
    invalidates: api.devices.key(),
    failureToast: { title: 'Error', description: 'Failed to register the device' },
  });
  const { leaving, close } = useCloseQuestion(() => made !== null || form.isDirty(), onClose);
  const { values, change, idOf, errorOf } = form;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={made ? `Key for ${made.name}` : 'Register a device'}
      description={
        made
          ? 'Keep this key secret. It won’t be shown again. Anyone who has it can report positions as this device.'
          : 'The device gets a key for reporting its position.'
      }
      footer={
        leaving &&
        (made ? (
          <SecretQuestion what="key" onClose={leaving.discard} onBack={leaving.keep} />
        ) : (
          <DiscardQuestion onDiscard={leaving.discard} onKeep={leaving.keep} />
        ))
      }
    >
      {made ? (
        <DeviceKey made={made} onDone={onClose} />
      ) : (
        <form
          onSubmit={form.submit(write)}
          noValidate
          aria-label="Register a device"
          className="flex flex-col gap-5"
        >
          <FormProblems form={form} failure={failure} />
          <Field
            label="Name"
            id={idOf('name')}
            error={errorOf('name')}
            hint="Name the vehicle or tracker, not the driver."
          >
            <TextInput
              maxLength={80}
              autoComplete="off"
              value={values.name}
              onChange={({ target }) => change({ name: target.value })}
            />
          </Field>
          <Field
            label="Vehicle"
            optional
            id={idOf('vehicle_identifier')}
            error={errorOf('vehicle_identifier')}
            hint="Registration or vessel name. Visible to anyone who tracks its shipments."
          >
            <TextInput
              maxLength={40}
              autoComplete="off"
              value={values.vehicle_identifier}
              onChange={({ target }) => change({ vehicle_identifier: target.value })}
            />
          </Field>
          {!leaving && (
            <FormEnd label="Register" busyLabel="Registering..." pending={pending} onLeave={close} />
          )}
        </form>
      )}
    </Dialog>
  );
}
