import type { Job } from '#content/jobs.ts';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function placeOf({ city, region, country }: Job): string {
  return [city, region ?? country].filter((name, index, names) => names.indexOf(name) === index).join(', ');
}

/** '$62,000 to $74,000' */
export function payRangeOf({ pay }: Job): string {
  return `${dollars.format(pay.from_usd)} to ${dollars.format(pay.to_usd)}`;
}

/** '$62,000 to $74,000 a year' */
export function payOf(job: Job): string {
  return `${payRangeOf(job)} ${job.pay.per === 'year' ? 'a year' : 'an hour'}`;
}

export function postedOn({ posted }: Job): string {
  return longDate.format(new Date(posted));
}
