import { useQuery } from '@tanstack/react-query';
import UserPlus from 'lucide-react/icons/user-plus';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { Session } from '#domain/people/person.ts';
import { api } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { CompanySection } from './company-section.tsx';
import { MembersSkeleton, PEOPLE_LEAD } from './company-skeletons.tsx';
import { MembersTable } from './members-table.tsx';

const InviteMemberDialog = lazyWithRetry(
  async () => (await import('./invite-member-dialog.tsx')).InviteMemberDialog,
);
const PermissionsDialog = lazyWithRetry(
  async () => (await import('./permissions-dialog.tsx')).PermissionsDialog,
);
const EndAccessDialog = lazyWithRetry(async () => (await import('./end-access-dialog.tsx')).EndAccessDialog);

interface MembersProps {
  organisation_id: string;
  person: Session;
}

/** The company's people. The open dialog is in the URL, so that leaving it with changes asks first. */
export function Members({ organisation_id, person }: MembersProps) {
  const query = useQuery(api.organisations.members.queryOptions({ input: { id: organisation_id } }));
  const [parameters, setParameters] = useSearchParams();
  const canManage = person.permissions.includes('manage');
  const open = (to: Record<string, string>) =>
    setParameters(
      (current) => {
        const others = [...current].filter(([name]) => name !== 'act' && name !== 'member');
        return [...others, ...Object.entries(to)];
      },
      { preventScrollReset: true },
    );
  const dialog = { organisation_id, grantable: person.permissions, onClose: () => open({}) };
  const act = canManage ? parameters.get('act') : null;
  const member = query.data?.members.find(({ id }) => id === parameters.get('member'));
  return (
    <CompanySection id="people" title="People" lead={PEOPLE_LEAD}>
      {canManage && (
        <div className="mb-3 flex @min-[59rem]:justify-end">
          <Button
            icon={<UserPlus aria-hidden="true" />}
            className="max-sm:w-full"
            onClick={() => open({ act: 'invite' })}
          >
            Invite a person
          </Button>
        </div>
      )}
      <QueryBoundary of={query} what="The people of the company" skeleton={<MembersSkeleton />}>
        {({ members }) => (
          <MembersTable
            members={members}
            canManage={canManage}
            own={person.user_id}
            onChange={({ id }) => open({ act: 'permissions', member: id })}
            onEnd={({ id }) => open({ act: 'end', member: id })}
          />
        )}
      </QueryBoundary>
      <Suspense>
        {act === 'invite' && <InviteMemberDialog {...dialog} />}
        {act === 'permissions' && member && <PermissionsDialog {...dialog} member={member} />}
        {act === 'end' && member && <EndAccessDialog {...dialog} member={member} />}
      </Suspense>
    </CompanySection>
  );
}
