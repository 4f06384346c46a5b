import { PERMISSIONS } from '#domain/people/permissions.ts';
import type { Role } from '#domain/people/role.ts';
import { ROLES } from '#domain/people/roles.ts';
import { mayGrant } from '#domain/people/staff-rules.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api, call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useLeaveQuestion } from '#web/forms/leave-guard/use-leave-question.ts';
import { type Form, useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { PermissionChoices } from '#web/organisations/permission-choices.tsx';
import { Button } from '#web/ui/button.tsx';
import { Combobox } from '#web/ui/fields/combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { LineField } from '#web/ui/fields/line-field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useMailHeld } from '../mail/use-mail-held.ts';
import {
  EMPTY_INVITATION,
  type InvitationValues,
  joinsCompany,
  validateInvitation,
} from './invitation-values.ts';
import { ROLE_NAMES } from './role-names.ts';

const resolver = rulesResolver(validateInvitation);

interface InviteDialogProps {
  by: { role: Role };
  /** Opens a person: the invited one, or the existing owner of the address. */
  onOpen: (user_id: string) => void;
  onClose: () => void;
}

async function send(invitation: InvitationValues, options: Parameters<typeof call.people.invite>[1]) {
  const { full_name, email, company_name, organisation_id, permissions, role } = invitation;
  if (joinsCompany(invitation))
    return call.organisations.invite({ id: organisation_id, full_name, email, permissions }, options);
  return call.people.invite({ full_name, email, company_name, role: role as Role }, options);
}

async function suggestCompanies(q: string, signal: AbortSignal) {
  const { organisations } = await call.organisations.list({ q, limit: 8, role: 'customer' }, { signal });
  return organisations;
}

/** Creates an account, in a company if one is chosen, and e-mails a link to choose its password. */
export function InviteDialog({ by, onOpen, onClose }: InviteDialogProps) {
  const isHeld = useMailHeld();
  /** Only admins can read the outbox. */
  const readsMail = by.role === 'admin';
  const form = useForm({ initial: EMPTY_INVITATION, resolver });
  const { write, pending, failure, error } = useWrite({
    form,
    send,
    onSuccess: ({ user_id }, { email }) => {
      toast({
        title: 'Invitation created',
        description: isHeld
          ? readsMail
            ? `Pass on the link for ${email}, which is under Mail.`
            : `Ask an admin to pass on the link for ${email}, which is under Mail.`
          : `${email} has seven days to accept it.`,
      });
      onOpen(user_id);
    },
    invalidates: [api.people.key(), api.organisations.key()],
    failureToast: { title: 'Error', description: 'Failed to send the invitation' },
  });
  const holder = isRefusal(error, 'EMAIL_TAKEN') ? (error.data?.user_id ?? null) : null;
  const { values, change, idOf, errorOf } = form;
  const leaving = useLeaveQuestion(form.isDirty, ['invite']);
  return (
    <FormDialog
      title="Invite a person"
      description={`${
        isHeld
          ? readsMail
            ? 'No mail server is set up: pass on the link to choose a password, which you’ll find under Mail.'
            : 'No mail server is set up: ask an admin to pass on the link to choose a password, which is under Mail.'
          : 'The invitation has a link to choose a password.'
      } The link is valid for seven days.`}
      form={form}
      failure={failure}
      onSubmit={form.submit(write)}
      submitLabel="Send invitation"
      busyLabel="Sending..."
      pending={pending}
      leaving={leaving}
      onClose={onClose}
    >
      {holder && (
        <Button variant="secondary" className="self-start" onClick={() => onOpen(holder)}>
          Show existing account
        </Button>
      )}
      <LineField form={form} name="full_name" label="Name" autoComplete="off" />
      <LineField form={form} name="email" label="E-mail" type="email" inputMode="email" autoComplete="off" />
      <RoleField form={form} by={by} />
      {values.role === 'customer' && <CompanyField form={form} />}
      {joinsCompany(values) && (
        <PermissionChoices
          id={idOf('permissions')}
          chosen={values.permissions}
          grantable={PERMISSIONS}
          error={errorOf('permissions')}
          onChange={(permissions) => change({ permissions })}
        />
      )}
    </FormDialog>
  );
}

function RoleField({ form, by }: { form: Form<InvitationValues>; by: { role: Role } }) {
  return (
    <Field
      label="Role"
      id={form.idOf('role')}
      error={form.errorOf('role')}
      {...(by.role !== 'admin' && { hint: 'Only an admin can invite admins and dispatchers.' })}
    >
      <Select
        value={form.values.role}
        onValueChange={(role) => form.change({ role })}
        options={ROLES.filter((role) => mayGrant(by, role)).map((role) => ({
          value: role,
          label: ROLE_NAMES[role],
        }))}
      />
    </Field>
  );
}

/** The company that a customer joins: one of the list, or a new one. */
function CompanyField({ form }: { form: Form<InvitationValues> }) {
  const { values, change, idOf, errorOf } = form;
  return (
    <Field
      label="Company"
      optional
      hint={
        values.organisation_id
          ? 'They join this company.'
          : 'Choose a company from the list, or enter the name of a new one.'
      }
      id={idOf('company_name')}
      error={errorOf('company_name')}
    >
      <Combobox
        value={values.company_name}
        onValueChange={(company_name) => change({ company_name, organisation_id: '' })}
        onSelect={({ id, members }) =>
          change({
            organisation_id: id,
            permissions: members === 0 ? [...PERMISSIONS] : EMPTY_INVITATION.permissions,
          })
        }
        load={suggestCompanies}
        keyOf={({ id }) => id}
        textOf={({ name }) => name}
        nothingFound="No such company yet. A new one is added."
      />
    </Field>
  );
}
