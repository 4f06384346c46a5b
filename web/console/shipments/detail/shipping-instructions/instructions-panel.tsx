import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { StaffShipment } from '#contract/shipments/staff.ts';
import { api } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import type { Completeness } from './completeness.ts';
import { InstructionsFormSkeleton } from './form-skeleton.tsx';
import { InstructionsForm } from './instructions-form.tsx';

interface InstructionsPanelProps {
  record: StaffShipment;
  field: string | null;
  locked: string | undefined;
  onCompleteness: (completeness: Completeness) => void;
}

/** The shipping instructions: loads the form and its values. */
export function InstructionsPanel(props: InstructionsPanelProps) {
  const { tracking_number } = props.record;
  const query = useQuery(api.instructions.find.queryOptions({ input: { tracking_number } }));
  return (
    <>
      <p className="mb-5 text-dense text-ink-2">
        Details for the documents beyond the booking. Generate and issue documents under{' '}
        <Link className="link" to={paths.admin({ tab: 'documents', shipment: tracking_number })}>
          Documents of this shipment
        </Link>
        .
      </p>
      <QueryBoundary of={query} what="The shipping instructions" skeleton={<InstructionsFormSkeleton />}>
        {(stored) => <InstructionsForm {...props} stored={stored} />}
      </QueryBoundary>
    </>
  );
}
