import { Link } from 'react-router';
import { cookieLabels } from '#content/cookie-labels.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { choose, EVERYTHING, NOTHING } from './consent.ts';
import './consent.css';
import { CookieSettingsButton } from './cookie-settings-button.tsx';
import { CookieSettingsDialog } from './cookie-settings-dialog.tsx';

/**
 * The cookie banner and its settings dialog, mounted once in the layout. The banner is in every page's HTML and shown by
 * CSS alone (see `consent-script.ts`), so that it doesn't flash or shift the layout. The page stays usable.
 */
export function ConsentBanner() {
  return (
    <>
      <section
        aria-label={cookieLabels.banner_title}
        data-print="none"
        className="consent-banner fixed inset-x-0 bottom-0 z-30 border-t-2 border-ink bg-raised text-ink"
      >
        <div className="container-site flex min-h-17 items-center justify-between gap-3 py-2 sm:gap-8">
          <p className="text-[0.8125rem] leading-4 sm:text-ui">
            {cookieLabels.banner_text}{' '}
            <Link className="link max-lg:hidden" to={paths.cookiePolicy()}>
              {cookieLabels.policy}
            </Link>
            <CookieSettingsButton variant="link" className="lg:hidden" />
          </p>
          <div className="flex shrink-0 gap-2 sm:gap-3">
            <Button
              variant="secondary"
              className="max-sm:px-3"
              data-consent-choice="none"
              onClick={() => answer(NOTHING)}
            >
              {cookieLabels.reject}
            </Button>
            <Button
              variant="secondary"
              className="max-sm:px-3"
              data-consent-choice="all"
              onClick={() => answer(EVERYTHING)}
            >
              {cookieLabels.accept}
            </Button>
            <CookieSettingsButton variant="ghost" className="max-lg:hidden" />
          </div>
        </div>
      </section>
      <CookieSettingsDialog />
    </>
  );
}

/** The banner with the focused button disappears, so focus moves to the page. */
function answer(consent: typeof NOTHING) {
  choose(consent);
  document.getElementById('main')?.focus({ preventScroll: true });
}
