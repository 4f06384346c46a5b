import { Outlet } from 'react-router';
import { ConsentBanner } from '#web/consent/consent-banner.tsx';
import { AreaFrame } from './area/area-frame.tsx';
import { DataProvider } from './data-provider.tsx';
import { RouteFocus } from './route-focus.tsx';
import { SkipLink } from './skip-link.tsx';

export { ScreenErrorBoundary as ErrorBoundary } from './screen-error-boundary.tsx';

/** Layout of the customer area: a sidebar instead of the public site's navigation and footer. */
export default function AreaLayout() {
  return (
    <div className="flex min-h-dvh flex-col bg-bg">
      <SkipLink />
      <ConsentBanner />
      <DataProvider>
        <AreaFrame>
          <Outlet />
        </AreaFrame>
      </DataProvider>
      <RouteFocus />
    </div>
  );
}
