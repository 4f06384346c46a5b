const FORM = /^\d{4}-\d\d-\d\d$/;

/** Whether the text is 'YYYY-MM-DD' and an existing calendar day. */
export function isDay(text: string): boolean {
  const moment = FORM.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}
