import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { StaffShipment } from '#contract/shipments/staff.ts';
import { api } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { QueryBoundary } from '#web/ui/query-boundary.tsx';
import type { Completeness } from './completeness.ts';
import { InstructionsFormSkeleton } from './form-skeleton.tsx';
import { InstructionsForm } from './instructions-form.tsx';

interface PapersPanelProps {
  record: StaffShipment;
  asked: string | null;
  locked: string | undefined;
  onStanding: (standing: Completeness) => void;
}

/** The shipping instructions: read, typed upon, saved. */
export function InstructionsPanel(props: PapersPanelProps) {
  const { tracking_number } = props.record;
  const reading = useQuery(api.instructions.find.queryOptions({ input: { tracking_number } }));
  return (
    <>
      <p className="mb-5 text-dense text-ink-2">
        What the papers say beyond the booking. They are generated and issued under{' '}
        <Link className="link" to={paths.admin({ tab: 'documents', shipment: tracking_number })}>
          Documents of this shipment
        </Link>
        .
      </p>
      <QueryBoundary of={reading} what="What the papers need" skeleton={<InstructionsFormSkeleton />}>
        {(told) => <InstructionsForm {...props} told={told} />}
      </QueryBoundary>
    </>
  );
}
