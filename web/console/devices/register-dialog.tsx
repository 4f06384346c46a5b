import { useCallback, useRef, useState } from 'react';
import { api, call } from '#web/api/client.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DiscardQuestion } from '../staff-form/discard-question.tsx';
import { FormEnd } from '../staff-form/form-end.tsx';
import { FormProblems } from '../staff-form/form-problems.tsx';
import { useStaffForm } from '../staff-form/use-staff-form.ts';
import { useLeaveQuestion } from '../use-leave-question.ts';
import { DeviceKey } from './device-key.tsx';

interface Made {
  name: string;
  key: string;
  qr_svg: string;
}

/** Registers a device and shows its key once. */
export function RegisterDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<Made | null>(null);
  const dirty = useRef(false);
  const form = useStaffForm({
    initial: { name: '', vehicle_identifier: '' },
    brokenIn: ({ name }): Record<string, string> =>
      name.trim() === '' ? { name: 'Please enter a name.' } : {},
    send: (values, options) => call.devices.register(values, options),
    onSent: ({ key, qr_svg }) => setMade({ name: form.values.name.trim(), key, qr_svg }),
    stale: api.devices.key(),
    failureToast: { title: 'Error', description: 'Failed to register the device' },
    onDirty: useCallback((isDirty: boolean) => {
      dirty.current = isDirty;
    }, []),
  });
  const leaving = useLeaveQuestion(() => dirty.current && !made, ['register']);
  const { values, change, idOf, errorOf } = form;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={made ? `Key for ${made.name}` : 'Register a device'}
      description={
        made
          ? 'Keep this key secret. It won’t be shown again. Anyone who has it can report positions as this device.'
          : 'The device gets a key for reporting its position.'
      }
      footer={leaving && <DiscardQuestion onDiscard={leaving.discard} onKeep={leaving.keep} />}
    >
      {made ? (
        <DeviceKey made={made} onDone={onClose} />
      ) : (
        <form
          onSubmit={form.submit}
          noValidate
          aria-label="Register a device"
          className="flex flex-col gap-5"
        >
          <FormProblems form={form} />
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
            <FormEnd label="Register" busyLabel="Registering..." pending={form.pending} onLeave={onClose} />
          )}
        </form>
      )}
    </Dialog>
  );
}
