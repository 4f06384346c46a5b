import { consentScript } from '../consent/consent-script.ts';
import { STORED_SESSION_KEY } from '../people/stored-session.ts';
import { themeScript } from '../theme/theme.ts';

/**
 * Runs before the first paint, so that dark mode doesn't flash white and signed-in users don't see "Sign in" flash before
 * hydration (`.awaits-session` hides it), nor people with a query a page made for none (`.until-hydrated` covers it).
 */
export const headScript = `${themeScript};${consentScript};try{if(localStorage.getItem(${JSON.stringify(STORED_SESSION_KEY)}))document.documentElement.dataset.storedSession=""}catch(e){}if(location.search)document.documentElement.dataset.query=""`;
