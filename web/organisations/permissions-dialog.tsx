import type { Member } from '#contract/organisations.ts';
import type { Permission } from '#domain/people/permissions.ts';
import { api, call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useLeaveQuestion } from '#web/forms/use-leave-question.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { PermissionChoices } from './permission-choices.tsx';
import { validatePermissions } from './validate-invitation.ts';

const resolver = rulesResolver(validatePermissions);

interface PermissionsDialogProps {
  organisation_id: string;
  member: Member;
  /** What the manager has. */
  grantable: readonly Permission[];
  onClose: () => void;
}

/** Changes what a member may do, from their next request on. */
export function PermissionsDialog({ organisation_id, member, grantable, onClose }: PermissionsDialogProps) {
  const name = member.full_name || member.email;
  const form = useForm({ initial: { permissions: [...member.permissions] }, resolver });
  const { write, pending, failure } = useWrite({
    form,
    send: ({ permissions }: { permissions: Permission[] }, options) =>
      call.organisations.changePermissions(
        { id: organisation_id, member_id: member.id, permissions },
        options,
      ),
    onSuccess: () => {
      toast({ title: 'Permissions changed' });
      onClose();
    },
    invalidates: api.organisations.members.key(),
  });
  const { values, change, idOf, errorOf } = form;
  const leaving = useLeaveQuestion(form.isDirty, ['act']);
  return (
    <FormDialog
      title={`Permissions of ${name}`}
      description="Changes apply immediately."
      form={form}
      failure={failure}
      onSubmit={form.submit(write)}
      submitLabel="Save permissions"
      busyLabel="Saving..."
      pending={pending}
      leaving={leaving}
      onClose={onClose}
    >
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
