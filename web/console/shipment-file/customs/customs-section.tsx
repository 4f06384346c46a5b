import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { api } from '#web/api/client.ts';
import { InlineForm } from '#web/forms/inline-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { FileSection } from '../file-section.tsx';
import { DeclarationForm } from './declaration-form.tsx';
import { DeclarationItem } from './declaration-item.tsx';

/** What is declared to customs of the shipment, and what they decide. */
export function CustomsSection({ file }: { file: ShipmentFile }) {
  const { tracking_number, test: locked = false } = file;
  const [adding, setAdding] = useState(false);
  const declared = useQuery(api.declarations.list.queryOptions({ input: { tracking_number } }));
  return (
    <FileSection
      id="customs"
      title="Customs"
      action={
        !adding &&
        !locked && (
          <Button variant="secondary" onClick={() => setAdding(true)}>
            Add declaration
          </Button>
        )
      }
    >
      {adding && (
        <div className="mb-5">
          <InlineForm>
            <DeclarationForm file={file} declaration={null} onDone={() => setAdding(false)} />
          </InlineForm>
        </div>
      )}
      <QueryBoundary of={declared} what="The customs declarations" skeleton={<RowSkeletons height="h-18" />}>
        {({ declarations }) =>
          declarations.length === 0 ? (
            <p className="text-ui text-ink-2">No customs declarations yet.</p>
          ) : (
            <ul className="divide-y divide-line rounded-md border border-line bg-surface">
              {declarations.map((declaration) => (
                <DeclarationItem key={declaration.id} file={file} declaration={declaration} locked={locked} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </FileSection>
  );
}
