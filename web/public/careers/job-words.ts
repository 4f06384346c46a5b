import type { Job } from '#content/jobs.ts';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function placeOf({ city, region, country }: Job): string {
  return [city, region ?? country].join(', ');
}

export function payOf({ pay }: Job): string {
  return `${dollars.format(pay.from_usd)} to ${dollars.format(pay.to_usd)} ${pay.per === 'year' ? 'a year' : 'an hour'}`;
}

export function postedOn({ posted }: Job): string {
  return longDate.format(new Date(posted));
}
