const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:t|tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
const WEEKDAY = '(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?';
const DATE = new RegExp(
  String.raw`\b(?:${WEEKDAY},? )?(?:${MONTH} \d{1,2}|\d{1,2} ${MONTH})\b(?:,? \d{4}\b)?`,
  'g',
);
const NBSP = '\u00a0';

/** Keeps dates of a text on one line: 'Sun, Nov 29, 2026' and '29 November 2026'. */
export function withUnbrokenDates(text: string): string {
  return text.replace(DATE, (date) => date.replaceAll(' ', NBSP));
}
