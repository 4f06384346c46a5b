import { Suspense, useCallback } from 'react';
import { useSession } from '#web/people/session.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Lane } from '#web/static-map/lane.tsx';
import { Button } from '#web/ui/button.tsx';
import { GridSkeleton } from '#web/ui/data-grid/grid-skeleton.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { ClientsToolbar } from './clients-toolbar.tsx';
import { isNarrowed, NO_FILTERS } from './clients-view.ts';
import { PeopleList } from './people-list.tsx';
import { useClientsView } from './use-clients-view.ts';
import { usePeople } from './use-people.ts';
import { useRoleChange } from './use-role-change.ts';

const PersonSheet = lazyWithRetry(async () => (await import('./person-sheet.tsx')).PersonSheet);
const InviteDialog = lazyWithRetry(async () => (await import('./invite-dialog.tsx')).InviteDialog);
const RoleDialog = lazyWithRetry(async () => (await import('./role-dialog.tsx')).RoleDialog);

/** All accounts: search, roles, invitations and deactivation. */
export function Clients() {
  const { person: by } = useSession();
  const [view, change] = useClientsView();
  const people = usePeople(view);
  const roles = useRoleChange();
  const onOpen = useCallback((person: string) => change({ person }), [change]);
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = people;
  const onNearEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError]);
  const counts = people.data?.counts ?? null;
  const total = counts?.matching ?? null;
  if (!by) return null;
  return (
    <section aria-label="Clients" className="flex flex-col gap-4">
      <ClientsToolbar view={view} onChange={change} counts={counts} />
      <QueryBoundary of={people} what="The people" skeleton={<GridSkeleton cardHeight={168} />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <NoPeople
              narrowed={isNarrowed(view)}
              onClear={() => change(NO_FILTERS)}
              onInvite={() => change({ invite: true })}
            />
          ) : (
            <div>
              <PeopleList
                rows={rows}
                total={total}
                sort={view.sort}
                onSort={(sort) => change({ sort })}
                onNearEnd={onNearEnd}
                by={by}
                chosen={roles.chosen}
                onOpen={onOpen}
                onChoose={roles.choose}
                onUpdate={roles.setPendingChange}
              />
              <ShowMore shown={shownOf(rows.length, total)} of={people} />
            </div>
          )
        }
      </QueryBoundary>
      <Suspense>
        {roles.pendingChange && (
          <RoleDialog
            change={roles.pendingChange}
            pending={roles.pending}
            failure={roles.failure}
            onConfirm={roles.confirm}
            onClose={() => roles.setPendingChange(null)}
          />
        )}
        {view.person && !view.invite && (
          <PersonSheet
            key={view.person}
            userId={view.person}
            by={by}
            onClose={() => change({ person: null })}
          />
        )}
        {view.invite && (
          <InviteDialog
            by={by}
            onOpen={(person) => change({ invite: false, person })}
            onClose={() => change({ invite: false })}
          />
        )}
      </Suspense>
    </section>
  );
}

function shownOf(loaded: number, total: number | null): string {
  const shown = counted(loaded, 'person', 'people');
  return total !== null && total > loaded ? `${shown} of ${total.toLocaleString('en-US')}` : shown;
}

function NoPeople({
  narrowed,
  onClear,
  onInvite,
}: {
  narrowed: boolean;
  onClear: () => void;
  onInvite: () => void;
}) {
  const drawing = <Lane progress={0} live={false} className="w-40" />;
  return narrowed ? (
    <EmptyState
      title="No people found"
      drawing={drawing}
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      Search covers names, companies and e-mail addresses.
    </EmptyState>
  ) : (
    <EmptyState title="No people yet" drawing={drawing} action={<Button onClick={onInvite}>Invite</Button>}>
      Everyone with an account appears here.
    </EmptyState>
  );
}
