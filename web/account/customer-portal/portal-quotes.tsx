import { Lane } from '#web/chart/lane.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export function PortalQuotes() {
  return (
    <EmptyState
      title="Your quotes"
      drawing={<Lane progress={0} live={false} className="w-40" />}
      action={
        <ButtonLink to={paths.dashboard()} variant="secondary">
          View Quotes
        </ButtonLink>
      }
    >
      Your dashboard shows what you asked for and what was answered.
    </EmptyState>
  );
}
