import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PersonRecord } from '#contract/people/staff.ts';
import type { Role } from '#domain/people/role.ts';
import { api } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { BranchesDialog } from './branches-dialog.tsx';

interface PersonBranchesProps {
  person: PersonRecord;
  by: { role: Role };
}

/** Where a dispatcher works and which shipments they see; an admin changes it. */
export function PersonBranches({ person, by }: PersonBranchesProps) {
  const { home_branch, branches } = person;
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-text text-ui font-semibold tracking-normal">Branches</h3>
      <p className="text-dense">
        {branches.length === 0
          ? 'Sees the shipments of all branches.'
          : `Sees only the shipments of ${branches.join(', ')}.`}
        {home_branch && ` Home branch: ${home_branch}.`}
      </p>
      {by.role === 'admin' && <BranchesButton person={person} />}
    </div>
  );
}

function BranchesButton({ person }: Pick<PersonBranchesProps, 'person'>) {
  const found = useQuery(api.branches.list.queryOptions());
  const [open, setOpen] = useState(false);
  return (
    <QueryBoundary of={found} what="The branches" skeleton={<Skeleton className="h-11 w-40" />}>
      {({ branches }) =>
        branches.length === 0 ? (
          <p className="text-caption">There are no branches yet. Add them on the Branches screen.</p>
        ) : (
          <>
            <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
              Change branches
            </Button>
            {open && <BranchesDialog person={person} known={branches} onClose={() => setOpen(false)} />}
          </>
        )
      }
    </QueryBoundary>
  );
}
