import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { TemplateRow } from './template-row.tsx';

interface TemplateListProps {
  mayBook: boolean;
  onStart?: () => void;
}

/** The booking templates of one's company, by name. */
export function TemplateList({ mayBook, onStart }: TemplateListProps) {
  const query = useQuery(api.bookingTemplates.list.queryOptions({ input: {} }));
  return (
    <QueryBoundary of={query} what="The templates" skeleton={<RowSkeletons height="h-18" />}>
      {({ templates }) =>
        templates.length === 0 ? (
          <EmptyState title="No templates yet">
            Open a shipment on the tracking page and choose Save as template.
          </EmptyState>
        ) : (
          <ul aria-label="Booking templates" className="rounded-md border border-line bg-surface">
            {templates.map((template) => (
              <TemplateRow
                key={template.id}
                template={template}
                mayBook={mayBook}
                {...(onStart && { onStart })}
              />
            ))}
          </ul>
        )
      }
    </QueryBoundary>
  );
}
