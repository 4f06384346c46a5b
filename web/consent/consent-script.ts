import { CONSENT_KEY, CONSENT_LIFE_MS, CONSENT_VERSION } from './consent.ts';

/**
 * Runs in the head before the first paint: marks the document when there is no answer that holds, so that the
 * banner, which is in every page's HTML, is either there from the start or never. Plain script, kept in step
 * with `currentConsent`.
 */
export const consentScript = `(function(){var k=null;try{k=JSON.parse(localStorage.getItem(${JSON.stringify(CONSENT_KEY)}))}catch(e){}if(!k||k.version!==${CONSENT_VERSION}||Date.now()-k.chosen_at>=${CONSENT_LIFE_MS})document.documentElement.dataset.consent="ask"})()`;
