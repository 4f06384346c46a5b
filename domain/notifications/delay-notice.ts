/** What the owner of a shipment was last told about its delay. */
export interface DelayNotice {
  /** The delivery that was promised at that time. */
  promised: Date;
  days_late: number;
}

/** Whether the delay grew since; against a new promise it is counted anew. */
export function delayHasGrown(told: DelayNotice | null, found: DelayNotice): boolean {
  if (found.days_late === 0) return false;
  return (
    told === null || told.promised.getTime() !== found.promised.getTime() || found.days_late > told.days_late
  );
}

export function delayMessage(tracking_number: string, days_late: number): string {
  return `${tracking_number} is delayed by ${days_late} ${days_late === 1 ? 'day' : 'days'}`;
}
