import { Outlet } from 'react-router';
import { ConsentBanner } from '#web/consent/consent-banner.tsx';
import { BookingFrame } from './booking-frame.tsx';
import { DataProvider } from './data-provider.tsx';
import { RouteFocus } from './route-focus.tsx';
import { SkipLink } from './skip-link.tsx';

export { ScreenErrorBoundary as ErrorBoundary } from './screen-error-boundary.tsx';

/** Layout of the booking wizard, which visitors may open. */
export default function BookingLayout() {
  return (
    <div className="flex min-h-dvh flex-col bg-bg">
      <SkipLink />
      <ConsentBanner />
      <DataProvider>
        <BookingFrame>
          <Outlet />
        </BookingFrame>
      </DataProvider>
      <RouteFocus />
    </div>
  );
}
