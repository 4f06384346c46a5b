import type { Role } from '#domain/people/role.ts';
import { ROLES } from '#domain/people/roles.ts';
import { mayGrant } from '#domain/people/staff-rules.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api, call } from '#web/api/client.ts';
import { DiscardQuestion } from '#web/forms/discard-question.tsx';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { FormEnd } from '#web/forms/form-end.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useLeaveQuestion } from '#web/forms/use-leave-question.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { EMPTY_INVITATION, type InvitationValues, validateInvitation } from './invitation-values.ts';
import { ROLE_NAMES } from './role-names.ts';

const resolver = rulesResolver(validateInvitation);

interface InviteDialogProps {
  by: { role: Role };
  /** Opens a person: the invited one, or the existing owner of the address. */
  onOpen: (user_id: string) => void;
  onClose: () => void;
}

/** Creates an account and e-mails a link to choose its password. */
export function InviteDialog({ by, onOpen, onClose }: InviteDialogProps) {
  const form = useForm({ initial: EMPTY_INVITATION, resolver });
  const { write, pending, failure, error } = useWrite({
    form,
    send: (invitation: InvitationValues, options) =>
      call.people.invite({ ...invitation, role: invitation.role as Role }, options),
    onSuccess: ({ user_id }, { email }) => {
      toast({
        title: 'Invitation sent',
        description: `We e-mailed ${email} a link to choose a password.`,
      });
      onOpen(user_id);
    },
    invalidates: api.people.key(),
    failureToast: { title: 'Error', description: 'Failed to send the invitation' },
  });
  const holder = isRefusal(error, 'EMAIL_TAKEN') ? String(error.data.user_id) : null;
  const { values, change, idOf, errorOf } = form;
  const leaving = useLeaveQuestion(form.isDirty, ['invite']);
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
      <form
        onSubmit={form.submit(write)}
        noValidate
        aria-label="Invite a person"
        className="flex flex-col gap-5"
      >
        <FormProblems form={form} failure={failure} />
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
          <FormEnd label="Send invitation" busyLabel="Sending..." pending={pending} onLeave={onClose} />
        )}
      </form>
    </Dialog>
  );
}
