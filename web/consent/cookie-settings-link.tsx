import { cookieLabels } from '#content/cookie-labels.ts';
import { openCookieSettings } from './cookie-settings.ts';

/** Opens the cookie settings from the footer, styled by the caller like the links around it. */
export function CookieSettingsLink({ className }: { className?: string }) {
  return (
    <button type="button" aria-haspopup="dialog" className={className} onClick={openCookieSettings}>
      {cookieLabels.settings}
    </button>
  );
}
