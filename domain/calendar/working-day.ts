import { type CalendarDay, calendarDay } from './calendar-day.ts';
import { DAY_MS } from './durations.ts';

const SATURDAY_AND_SUNDAY: readonly number[] = [6, 0];
const FRIDAY_AND_SATURDAY: readonly number[] = [5, 6];
/** By ISO 3166-1 alpha-2, where the weekend is not Saturday and Sunday; days as of `Date.getUTCDay`. */
const WEEKENDS: Readonly<Record<string, readonly number[]>> = {
  BD: FRIDAY_AND_SATURDAY,
  BH: FRIDAY_AND_SATURDAY,
  DZ: FRIDAY_AND_SATURDAY,
  EG: FRIDAY_AND_SATURDAY,
  IL: FRIDAY_AND_SATURDAY,
  IQ: FRIDAY_AND_SATURDAY,
  IR: [5],
  JO: FRIDAY_AND_SATURDAY,
  KW: FRIDAY_AND_SATURDAY,
  LY: FRIDAY_AND_SATURDAY,
  NP: [6],
  OM: FRIDAY_AND_SATURDAY,
  QA: FRIDAY_AND_SATURDAY,
  SA: FRIDAY_AND_SATURDAY,
  SD: FRIDAY_AND_SATURDAY,
  SY: FRIDAY_AND_SATURDAY,
  YE: FRIDAY_AND_SATURDAY,
};

/** Whether consignees in a country usually receive goods on a day; public holidays are not known. */
export function isWorkingDay(day: CalendarDay, country: string): boolean {
  return !(WEEKENDS[country] ?? SATURDAY_AND_SUNDAY).includes(new Date(day).getUTCDay());
}

/** The moment, or as many whole days later as it takes to be on a working day of its place. */
export function onWorkingDay(
  moment: Date,
  { time_zone, country }: { time_zone: string; country: string },
): Date {
  let at = moment;
  while (!isWorkingDay(calendarDay(at, time_zone), country)) at = new Date(at.getTime() + DAY_MS);
  return at;
}
