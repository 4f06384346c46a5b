import { CONSENT_KEY, CONSENT_LIFETIME_MS, CONSENT_VERSION } from './consent.ts';

/**
 * Runs in the head before the first paint. Marks the document if there is no valid consent, so that the banner in the
 * HTML is visible from the start or never. A tap on its buttons is stored at once, because the page may be left before its
 * modules start. Must match `currentConsent` and `choose`.
 */
export function consentScript(): string {
  return `(function(){var k=null;try{k=JSON.parse(localStorage.getItem(${JSON.stringify(CONSENT_KEY)}))}catch(e){}if(!k||k.version!==${CONSENT_VERSION}||Date.now()-k.chosen_at>=${CONSENT_LIFETIME_MS})document.documentElement.dataset.consent="ask";addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("[data-consent-choice]");if(!b)return;var y=b.dataset.consentChoice==="all";try{localStorage.setItem(${JSON.stringify(CONSENT_KEY)},JSON.stringify({analytics:y,functional:y,marketing:y,version:${CONSENT_VERSION},chosen_at:Date.now()}))}catch(e){}},true)})()`;
}
