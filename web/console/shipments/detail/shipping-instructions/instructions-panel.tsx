import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { StaffShipment } from '#contract/shipments/staff.ts';
import { api } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { Reading } from '#web/ui/query-boundary.tsx';
import { PapersForm } from './instructions-form.tsx';
import { PapersFormSkeleton } from './form-skeleton.tsx';
import type { PapersStanding } from './completeness.ts';

interface PapersPanelProps {
  record: StaffShipment;
  asked: string | null;
  locked: string | undefined;
  onStanding: (standing: PapersStanding) => void;
}

/** The shipping instructions: read, typed upon, saved. */
export function PapersPanel(props: PapersPanelProps) {
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
      <Reading of={reading} what="What the papers need" skeleton={<PapersFormSkeleton />}>
        {(told) => <PapersForm {...props} told={told} />}
      </Reading>
    </>
  );
}
