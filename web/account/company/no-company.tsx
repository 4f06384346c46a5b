import { EmptyState } from '#web/ui/empty-state.tsx';

export function NoCompany() {
  return (
    <div className="mt-6">
      <EmptyState title="You are not part of a company">
        A manager of your company can invite you by e-mail.
      </EmptyState>
    </div>
  );
}
