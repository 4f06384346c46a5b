import { useCallback, useRef, useState } from 'react';
import type { Role } from '#domain/people/role.ts';
import { ROLES } from '#domain/people/roles.ts';
import { mayGrant } from '#domain/people/staff-rules.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api, call } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { DiscardQuestion } from '../staff-form/discard-question.tsx';
import { FormEnd } from '../staff-form/form-end.tsx';
import { FormProblems } from '../staff-form/form-problems.tsx';
import { useStaffForm } from '../staff-form/use-staff-form.ts';
import { useLeaveQuestion } from '../use-leave-question.ts';
import { brokenInvitation, EMPTY_INVITATION } from './failed-invitation.ts';
import { ROLE_NAMES } from './role-labels.ts';

interface InviteDialogProps {
  by: { role: Role };
  /** Opens a person: the invited one, or the existing owner of the address. */
  onOpen: (user_id: string) => void;
  onClose: () => void;
}

/** Creates an account and e-mails a link to choose its password. */
export function InviteDialog({ by, onOpen, onClose }: InviteDialogProps) {
  const [holder, setHolder] = useState<string | null>(null);
  const dirty = useRef(false);
  const form = useStaffForm({
    initial: EMPTY_INVITATION,
    brokenIn: brokenInvitation,
    send: (values, options) => {
      setHolder(null);
      return call.people.invite({ ...values, role: values.role as Role }, options).catch((error: unknown) => {
        if (isRefusal(error, 'EMAIL_TAKEN')) setHolder(String(error.data.user_id));
        throw error;
      });
    },
    onSent: ({ user_id }) => {
      toast({
        title: 'Invitation sent',
        description: `We e-mailed ${form.values.email} a link to choose a password.`,
      });
      onOpen(user_id);
    },
    stale: api.people.key(),
    failureToast: { title: 'Error', description: 'Failed to send the invitation' },
    onDirty: useCallback((isDirty: boolean) => {
      dirty.current = isDirty;
    }, []),
  });
  const { values, change, idOf, errorOf } = form;
  const leaving = useLeaveQuestion(() => dirty.current, ['invite']);
  const lines = [
    { name: 'full_name', label: 'Name', autoComplete: 'off' },
    { name: 'email', label: 'E-mail', type: 'email', inputMode: 'email', autoComplete: 'off' },
    { name: 'company_name', label: 'Company', optional: true, autoComplete: 'off' },
  ] as const;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Invite a person"
      description="They’ll get an e-mail with a link to choose a password. The link is valid for seven days."
      footer={leaving && <DiscardQuestion onDiscard={leaving.discard} onKeep={leaving.keep} />}
    >
      <form onSubmit={form.submit} noValidate aria-label="Invite a person" className="flex flex-col gap-5">
        <FormProblems form={form} />
        {holder && (
          <Button variant="secondary" className="self-start" onClick={() => onOpen(holder)}>
            Show existing account
          </Button>
        )}
        {lines.map(({ name, label, ...input }) => (
          <Field
            key={name}
            label={label}
            optional={'optional' in input}
            id={idOf(name)}
            error={errorOf(name)}
          >
            <TextInput
              {...('type' in input && { type: input.type, inputMode: input.inputMode })}
              autoComplete={input.autoComplete}
              value={values[name]}
              onChange={({ target }) => change({ [name]: target.value })}
            />
          </Field>
        ))}
        <Field
          label="Role"
          id={idOf('role')}
          error={errorOf('role')}
          {...(by.role !== 'admin' && { hint: 'Only an admin can invite admins and dispatchers.' })}
        >
          <Select
            value={values.role}
            onChange={({ target }) => change({ role: target.value })}
            options={ROLES.filter((role) => mayGrant(by, role)).map((role) => ({
              value: role,
              label: ROLE_NAMES[role],
            }))}
          />
        </Field>
        {!leaving && (
          <FormEnd label="Send invitation" busyLabel="Sending..." pending={form.pending} onLeave={onClose} />
        )}
      </form>
    </Dialog>
  );
}
