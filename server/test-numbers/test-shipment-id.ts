import type { TestScript } from '#domain/test-numbers/test-script.ts';

/** The same in every run. */
export function testShipmentId({ tracking_number }: Pick<TestScript, 'tracking_number'>): string {
  return `00000000-0000-7000-8000-7465${tracking_number.slice(-8)}`;
}
