import type { contract } from '#contract/contract.ts';

type Areas = typeof contract;
type OperationName = {
  [Area in keyof Areas & string]: `${Area}.${keyof Areas[Area] & string}`;
}[keyof Areas & string];

/** Actions that the product records without an operation. */
type EventName =
  | 'people.linkIdentity'
  | 'people.refuseCodes'
  | 'people.refusePasskey'
  | 'people.signInThrottled'
  | 'people.useRecoveryCode'
  | 'people.verifyEmail'
  | 'rates.fetchExchangeRates'
  | 'shipments.claim'
  | 'shipments.delayed'
  | 'shipments.moveEstimate'
  | 'shipments.recovered'
  | 'webhooks.disabled';

export type AuditAction = OperationName | EventName;
