import { useQueryClient } from '@tanstack/react-query';
import type { Member } from '#contract/organisations/members.ts';
import type { Permission } from '#domain/people/permissions.ts';
import { api, call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useLeaveQuestion } from '#web/forms/leave-guard/use-leave-question.ts';
import { NewerVersion } from '#web/forms/newer-version.tsx';
import { useRecordForm } from '#web/forms/versions/use-record-form.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { PermissionChoices } from './permission-choices.tsx';
import { PERMISSION_LABELS } from './permission-labels.ts';
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
  const queryClient = useQueryClient();
  const edit = useRecordForm<Member, { permissions: Permission[] }>({
    record: member,
    valuesOf: (stored) => ({ permissions: [...(stored?.permissions ?? [])] }),
    resolver,
    readNewest: async () => {
      const read = api.organisations.members.queryOptions({ input: { id: organisation_id } });
      const { members } = await queryClient.fetchQuery({ ...read, staleTime: 0 });
      return members.find(({ id }) => id === member.id);
    },
    send: ({ permissions }, options) =>
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
  const { form, write, pending, failure } = edit;
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
      <NewerVersion
        what="these permissions"
        edit={edit}
        nameOf={() => 'Permissions'}
        textOf={(_, value) => (value as Permission[]).map((each) => PERMISSION_LABELS[each].name).join(', ')}
      />
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
