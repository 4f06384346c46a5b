import { cookieLabels } from '#content/cookie-words.ts';
import { openCookieSettings } from './cookie-settings.ts';

/** For the footer: looks like its neighbours, which hand in their classes. */
export function CookieSettingsLink({ className }: { className?: string }) {
  return (
    <button type="button" aria-haspopup="dialog" className={className} onClick={openCookieSettings}>
      {cookieLabels.settings}
    </button>
  );
}
