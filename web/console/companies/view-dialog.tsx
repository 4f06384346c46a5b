import type { Organisation } from '#contract/organisations/organisation-records.ts';
import { PERMISSIONS, type Permission } from '#domain/people/permissions.ts';
import { call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { FormEnd } from '#web/forms/form-end.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { PermissionChoices } from '#web/organisations/permission-choices.tsx';
import { paths } from '#web/paths.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

interface Values {
  permissions: Permission[];
}

const resolver = rulesResolver(({ permissions }: Values) => ({
  permissions: permissions.length === 0 ? 'Choose at least one permission.' : undefined,
}));

interface ViewDialogProps {
  organisation: Pick<Organisation, 'id' | 'name'>;
  onClose: () => void;
  /** Reloads a page, so that it is read as the member. */
  open?: (path: string) => void;
}

const loadPage = (path: string) => window.location.assign(path);

/** Starts the view of a customer's area with the permissions of a member. */
export function ViewDialog({ organisation, onClose, open = loadPage }: ViewDialogProps) {
  const form = useForm<Values>({ initial: { permissions: [...PERMISSIONS] }, resolver });
  const { write, pending, failure } = useWrite({
    form,
    send: ({ permissions }: Values, options) =>
      call.organisations.view({ id: organisation.id, permissions }, options),
    onSuccess: () => open(paths.dashboard()),
  });
  const { values, change, idOf, errorOf } = form;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`View as ${organisation.name}`}
      description="You see what a member with these permissions sees, read-only, for 30 minutes. This applies to all tabs of this browser, and the audit log records it."
    >
      <form
        onSubmit={form.submit(write)}
        noValidate
        aria-label="View as this customer"
        className="flex flex-col gap-5"
      >
        <FormProblems form={form} failure={failure} />
        <PermissionChoices
          id={idOf('permissions')}
          chosen={values.permissions}
          grantable={PERMISSIONS}
          error={errorOf('permissions')}
          onChange={(permissions) => change({ permissions })}
        />
        <FormEnd label="Start viewing" busyLabel="Starting..." pending={pending} onLeave={onClose} />
      </form>
    </Dialog>
  );
}
