import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { BranchDialog } from './branch-dialog.tsx';
import { EntitySection } from './entity-section.tsx';
import { LegalEntityDialog } from './legal-entity-dialog.tsx';

/** A dialog: of a record, or of a new one. */
type Opened = { kind: 'entity'; id: string | null } | { kind: 'branch'; id: string | null } | null;

/** The legal entities with their branches. */
export function Branches() {
  const entities = useQuery(api.legalEntities.list.queryOptions());
  const branches = useQuery(api.branches.list.queryOptions());
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const addBranch = useRef<HTMLButtonElement>(null);
  const count = entities.data?.legal_entities.length;
  const former = useRef(count);
  // The first legal entity replaces the button that added it, which had the focus.
  useEffect(() => {
    if (former.current === 0 && document.activeElement === document.body) addBranch.current?.focus();
    former.current = count;
  }, [count]);
  const addEntity = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} onClick={() => setOpened({ kind: 'entity', id: null })}>
      Add a legal entity
    </Button>
  );
  const skeleton = <RowSkeletons height="h-24" />;
  return (
    <QueryBoundary of={entities} what="The legal entities" skeleton={skeleton}>
      {({ legal_entities }) => (
        <QueryBoundary of={branches} what="The branches" skeleton={skeleton}>
          {(found) => (
            <>
              {legal_entities.length === 0 ? (
                <EmptyState title="No legal entities yet" action={addEntity('primary')}>
                  Add the company that you trade as. Then you can add its branches.
                </EmptyState>
              ) : (
                <div className="flex flex-col gap-6">
                  <div className="flex flex-wrap gap-2">
                    <Button ref={addBranch} onClick={() => setOpened({ kind: 'branch', id: null })}>
                      Add a branch
                    </Button>
                    {addEntity('secondary')}
                  </div>
                  {legal_entities.map((entity) => (
                    <EntitySection
                      key={entity.id}
                      entity={entity}
                      branches={found.branches.filter(({ legal_entity_id }) => legal_entity_id === entity.id)}
                      onEdit={() => setOpened({ kind: 'entity', id: entity.id })}
                      onEditBranch={({ id }) => setOpened({ kind: 'branch', id })}
                    />
                  ))}
                </div>
              )}
              {opened?.kind === 'entity' && (
                <LegalEntityDialog
                  entity={legal_entities.find(({ id }) => id === opened.id) ?? null}
                  onClose={close}
                />
              )}
              {opened?.kind === 'branch' && (
                <BranchDialog
                  branch={found.branches.find(({ id }) => id === opened.id) ?? null}
                  entities={legal_entities}
                  onClose={close}
                />
              )}
            </>
          )}
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}
