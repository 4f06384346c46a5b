import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import type { Branch, LegalEntity } from '#contract/branches.ts';
import { NewBranch } from '#domain/branches/branch.ts';
import { api, call } from '#web/api/client.ts';
import { fieldsRefusedBy } from '#web/forms/refused-fields.ts';
import { RecordFormDialog } from '#web/forms/versions/record-form-dialog.tsx';
import { useRecordForm } from '#web/forms/versions/use-record-form.ts';
import { BranchFields } from './branch-fields.tsx';

const BranchValues = NewBranch.extend({ iata_code: NewBranch.shape.iata_code.removeDefault() });

const refusedIn = fieldsRefusedBy({
  CODE_TAKEN: 'code',
  UNKNOWN_TOWN: 'city',
  NO_ENTITY: 'legal_entity_id',
});

const FIELD_NAMES: Record<string, string> = {
  name: 'Name',
  city: 'City',
  country: 'Country',
  sender_address: 'Sender address',
  legal_entity_id: 'Legal entity',
  iata_code: 'IATA code',
};

interface BranchDialogProps {
  /** Null for a new one. */
  branch: Branch | null;
  entities: readonly LegalEntity[];
  onClose: () => void;
}

/** Adds a branch, or changes one. */
export function BranchDialog({ branch, entities, onClose }: BranchDialogProps) {
  const queryClient = useQueryClient();
  const edit = useRecordForm<Branch, NewBranch>({
    record: branch,
    valuesOf: (record) => valuesOf(record, entities),
    resolver: zodResolver(BranchValues),
    send: (input, options) =>
      branch ? call.branches.change(input, options) : call.branches.create(input, options),
    readNewest: async () => {
      const { branches } = await queryClient.fetchQuery({
        ...api.branches.list.queryOptions(),
        staleTime: 0,
      });
      return branches.find(({ id }) => id === branch?.id);
    },
    refusedIn,
    onSuccess: onClose,
    invalidates: api.branches.key(),
    failureToast: { title: 'Error', description: 'Failed to save the branch' },
  });
  const { form } = edit;
  const title = branch ? `Edit ${branch.name}` : 'Add a branch';
  return (
    <RecordFormDialog
      title={title}
      description="Its city sets its time zone."
      edit={edit}
      what="this branch"
      nameOf={(field) => FIELD_NAMES[field]}
      textOf={(field, value) =>
        field === 'legal_entity_id' ? entities.find(({ id }) => id === value)?.name : String(value)
      }
      onClose={onClose}
    >
      <BranchFields form={form} entities={entities} isNew={branch === null} />
    </RecordFormDialog>
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
