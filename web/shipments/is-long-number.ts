/** Whether a tracking number is longer than ours, such as that of a converted quote. */
export function isLongNumber(tracking_number: string): boolean {
  return tracking_number.length > 'GS123456789'.length;
}
