const FORM = /^\d{4}-\d\d-\d\d$/;

/** 'YYYY-MM-DD', and a day that the calendar has. */
export function isDay(text: string): boolean {
  const moment = FORM.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}
