import { zodResolver } from '@hookform/resolvers/zod';
import type { Branch, LegalEntity } from '#contract/branches.ts';
import { NewBranch } from '#domain/branches/branch.ts';
import { api, call } from '#web/api/client.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { fieldsRefusedBy } from '#web/forms/refused-fields.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useCloseQuestion } from '#web/forms/use-leave-question.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { BranchFields } from './branch-fields.tsx';

const BranchValues = NewBranch.extend({ iata_code: NewBranch.shape.iata_code.removeDefault() });

const refusedIn = fieldsRefusedBy({
  CODE_TAKEN: 'code',
  UNKNOWN_TOWN: 'city',
  NO_ENTITY: 'legal_entity_id',
});

interface BranchDialogProps {
  /** Null for a new one. */
  branch: Branch | null;
  entities: readonly LegalEntity[];
  onClose: () => void;
}

/** Adds a branch, or changes one. */
export function BranchDialog({ branch, entities, onClose }: BranchDialogProps) {
  const form = useForm<NewBranch>({
    initial: valuesOf(branch, entities),
    resolver: zodResolver(BranchValues),
  });
  const { write, pending, failure } = useWrite({
    form,
    send: (input: NewBranch, options) =>
      branch ? call.branches.change(input, options) : call.branches.create(input, options),
    refusedIn,
    onSuccess: onClose,
    invalidates: api.branches.key(),
    failureToast: { title: 'Error', description: 'Failed to save the branch' },
  });
  const { leaving, close } = useCloseQuestion(form.isDirty, onClose);
  const title = branch ? `Edit ${branch.name}` : 'Add a branch';
  return (
    <FormDialog
      title={title}
      description="Its city sets its time zone."
      form={form}
      failure={failure}
      onSubmit={form.submit(write)}
      submitLabel="Save"
      busyLabel="Saving..."
      pending={pending}
      leaving={leaving}
      onClose={close}
    >
      <BranchFields form={form} entities={entities} isNew={branch === null} />
    </FormDialog>
  );
}

function valuesOf(branch: Branch | null, [first]: readonly LegalEntity[]): NewBranch {
  const { code, name, city, country, sender_address, legal_entity_id, iata_code } = branch ?? {
    code: '',
    name: '',
    city: '',
    country: '',
    sender_address: '',
    legal_entity_id: first?.id ?? '',
    iata_code: '',
  };
  return { code, name, city, country, sender_address, legal_entity_id, iata_code };
}
