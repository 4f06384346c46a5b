import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Role } from '#domain/people/role.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { AccountErasure } from './account-erasure.tsx';
import { AccountSwitch } from './account-switch.tsx';
import { FactorReset } from './factor-reset.tsx';
import { PersonBranches } from './person-branches.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonSignIns } from './person-sign-ins.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

interface PersonSheetProps {
  userId: string;
  by: { user_id: string; role: Role };
  onClose: () => void;
}

/** A person's profile, related records, sign-ins and account actions. */
export function PersonSheet({ userId, by, onClose }: PersonSheetProps) {
  const found = useQuery(
    api.people.find.queryOptions({
      input: { user_id: userId },
      retry: (count, error) => !isRefusal(error, 'NOT_FOUND') && count < 3,
    }),
  );
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={found.data?.full_name ?? 'Person'}>
      <div className="flex flex-col gap-6 px-4 py-5">
        {isRefusal(found.error, 'NOT_FOUND') ? (
          <Alert title="We couldn’t find this person.">The account may have been deleted.</Alert>
        ) : (
          <QueryBoundary of={found} what="The person" skeleton={<Skeleton className="h-80" />}>
            {(person) => (
              <div className="flex flex-col gap-6">
                <PersonFacts person={person} />
                <ul className="flex flex-wrap gap-x-6 gap-y-1 text-ui">
                  {[
                    ...(person.organisation_id
                      ? [
                          ['Shipments', paths.admin({ tab: 'operations', client: person.organisation_id })],
                          ['Company', paths.companies(person.organisation_id)],
                        ]
                      : []),
                    ['Quotes', paths.admin({ tab: 'business', q: person.email })],
                    ['Audit trail', paths.audit({ person: userId })],
                  ].map(([label, to]) => (
                    <li key={label}>
                      <Link to={to ?? ''} className="link inline-flex min-h-9 items-center max-sm:min-h-11">
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
                {person.role === 'dispatcher' && <PersonBranches person={person} by={by} />}
                <div className="flex flex-col gap-3">
                  <SignOutEverywhere person={person} by={by} />
                  <FactorReset person={person} by={by} />
                  <AccountSwitch person={person} by={by} />
                  {by.role === 'admin' && by.user_id !== userId && (
                    <AccountErasure person={person} onErased={onClose} />
                  )}
                </div>
              </div>
            )}
          </QueryBoundary>
        )}
        {!isRefusal(found.error, 'NOT_FOUND') && <PersonSignIns userId={userId} />}
      </div>
    </Sheet>
  );
}
