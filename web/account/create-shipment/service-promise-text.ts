import type { ServicePromise } from '#domain/routing/service-promises.ts';
import { counted } from '#web/shipments/amounts.ts';

/** 'On this lane 2 to 19 days, by mode'; empty while it is unknown. */
export function servicePromiseText(promise: ServicePromise | undefined): string | undefined {
  if (!promise) return undefined;
  const { days, slower_than_promised } = promise;
  if (days === null) return 'Not available on this lane';
  const taken =
    days.least === days.most
      ? counted(days.least, 'day')
      : `${days.least} to ${counted(days.most, 'day')}, by mode`;
  return `On this lane ${taken}${slower_than_promised ? ': slower than promised' : ''}`;
}
