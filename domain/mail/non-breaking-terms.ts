const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:t|tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
const WEEKDAY = '(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?';
const DATE = String.raw`\b(?:${WEEKDAY},? )?(?:${MONTH} \d{1,2}|\d{1,2} ${MONTH})\b(?:,? \d{4}\b)?`;

/** What stays on one line: dates such as 'Sun, Nov 29, 2026' and '29 November 2026', and the word e-mail. */
export const NON_BREAKING_TERMS = new RegExp(String.raw`${DATE}|\b[Ee]-mail(?:s|ed)?\b`, 'g');
