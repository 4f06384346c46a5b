import { consentScript } from '../consent/consent-script.ts';
import { STORED_SESSION_KEY } from '../people/stored-session.ts';
import { themeScript } from '../theme/theme.ts';

/**
 * Runs before the first paint: night must not flash white, and somebody known must not see "Sign in" flash
 * while the page is only HTML (`.awaits-session` hides it).
 */
export const headScript = `${themeScript};${consentScript};try{if(localStorage.getItem(${JSON.stringify(STORED_SESSION_KEY)}))document.documentElement.dataset.storedSession=""}catch(e){}`;
