import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** For people whose company has not given them the permission to book, or who belong to none. */
export function NotPermitted({ company }: { company: string | null }) {
  return (
    <div className="container-area flex flex-col gap-6">
      <h1>Create New Shipment</h1>
      <EmptyState
        title="You can’t book shipments yet"
        action={<ButtonLink to={paths.dashboard()}>Dashboard</ButtonLink>}
      >
        {company
          ? `Ask a manager of ${company} for the permission to book.`
          : 'You are not part of a company. A manager of your company can invite you by e-mail.'}
      </EmptyState>
    </div>
  );
}
