import { themeScript } from '../theme/theme.ts';

/** Where `web/people/kept-session.ts` keeps what the page may know of a session. */
const SESSION_KEY = 'groundswell.session';

/**
 * Runs before the first paint: night must not flash white, and somebody known must not see "Sign in" flash
 * while the page is only HTML (`.awaits-session` hides it).
 */
export const headScript = `${themeScript};try{if(localStorage.getItem(${JSON.stringify(SESSION_KEY)}))document.documentElement.dataset.keptSession=""}catch(e){}`;
