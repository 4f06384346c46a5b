import { CONSENT_KEY, CONSENT_LIFE_MS, CONSENT_VERSION } from './consent.ts';

/**
 * Runs in the head before the first paint. Marks the document if there is no valid consent, so that the banner in the
 * HTML is visible from the start or never. Must match `currentConsent`.
 */
export const consentScript = `(function(){var k=null;try{k=JSON.parse(localStorage.getItem(${JSON.stringify(CONSENT_KEY)}))}catch(e){}if(!k||k.version!==${CONSENT_VERSION}||Date.now()-k.chosen_at>=${CONSENT_LIFE_MS})document.documentElement.dataset.consent="ask"})()`;
