import Bell from 'lucide-react/icons/bell';
import Settings from 'lucide-react/icons/settings';
import type { Session } from '#domain/people/person.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { JointFailureBoundary } from '#web/ui/loading/joint-failure.tsx';
import { LoadingStatusBoundary } from '#web/ui/loading/loading-status.tsx';
import { PortalFigures } from './portal-figures.tsx';
import { PortalTabs } from './portal-tabs.tsx';

export function Portal({ person }: { person: Session }) {
  return (
    <div className="container-area flex flex-col gap-5 md:gap-6">
      <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h1 className="text-h2">Customer portal</h1>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.notifications()} variant="secondary" icon={<Bell aria-hidden="true" />}>
            Notifications
          </ButtonLink>
          <ButtonLink to={paths.settings()} variant="secondary" icon={<Settings aria-hidden="true" />}>
            Settings
          </ButtonLink>
        </div>
      </header>
      <JointFailureBoundary what="The customer portal">
        <LoadingStatusBoundary>
          <PortalFigures />
          <PortalTabs person={person} />
        </LoadingStatusBoundary>
      </JointFailureBoundary>
    </div>
  );
}
