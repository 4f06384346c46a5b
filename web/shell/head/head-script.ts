import { consentScript } from '#web/consent/consent-script.ts';
import { STORED_SESSION_KEY } from '#web/people/stored-session.ts';
import { themeScript } from '#web/theme/theme.ts';
import { installNewVersionNotice } from './new-version-notice.ts';

/**
 * Runs before the first paint, so that dark mode doesn't flash white and signed-in users don't see "Sign in" flash before
 * hydration (`.awaits-session` hides it), nor people with a query a page made for none (`.until-hydrated` covers it).
 * It also has what must work once a deployment has removed the scripts of the page. A function, so that the scripts of the page
 * don't contain it.
 */
export function headScript(): string {
  return `${themeScript};${consentScript()};try{if(localStorage.getItem(${JSON.stringify(STORED_SESSION_KEY)}))document.documentElement.dataset.storedSession=""}catch(e){}if(location.search)document.documentElement.dataset.query="";(${installNewVersionNotice})()`;
}
