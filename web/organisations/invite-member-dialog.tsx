import type { Permission } from '#domain/people/permissions.ts';
import { api, call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useLeaveQuestion } from '#web/forms/leave-guard/use-leave-question.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { PermissionChoices } from './permission-choices.tsx';
import { EMPTY_INVITATION, type InvitationValues, validateInvitation } from './validate-invitation.ts';

const resolver = rulesResolver(validateInvitation);

interface InviteMemberDialogProps {
  organisation_id: string;
  /** What the manager has. */
  grantable: readonly Permission[];
  onClose: () => void;
}

/** E-mails a person a link to join the company. */
export function InviteMemberDialog({ organisation_id, grantable, onClose }: InviteMemberDialogProps) {
  const form = useForm({ initial: EMPTY_INVITATION, resolver });
  const { write, pending, failure } = useWrite({
    form,
    send: (invitation: InvitationValues, options) =>
      call.organisations.invite({ id: organisation_id, ...invitation }, options),
    onSuccess: (_, { email }) => {
      // Without a mail server the e-mail stays in the outbox, which only admins can read.
      toast({ title: 'Invitation created', description: `${email} has seven days to accept it.` });
      onClose();
    },
    invalidates: api.organisations.members.key(),
  });
  const { values, change, idOf, errorOf } = form;
  const leaving = useLeaveQuestion(form.isDirty, ['act']);
  return (
    <FormDialog
      title="Invite a person"
      description="The invitation has a link that is valid for seven days. Until they accept, they see nothing."
      form={form}
      failure={failure}
      onSubmit={form.submit(write)}
      submitLabel="Send invitation"
      busyLabel="Sending..."
      pending={pending}
      leaving={leaving}
      onClose={onClose}
    >
      <Field label="E-mail" id={idOf('email')} error={errorOf('email')}>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="off"
          value={values.email}
          onChange={({ target }) => change({ email: target.value })}
        />
      </Field>
      <PermissionChoices
        id={idOf('permissions')}
        chosen={values.permissions}
        grantable={grantable}
        error={errorOf('permissions')}
        onChange={(permissions) => change({ permissions })}
      />
    </FormDialog>
  );
}
