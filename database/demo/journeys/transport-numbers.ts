import { isContainerNumber } from '#domain/equipment/container-number.ts';
import type { Random } from '../random.ts';

const CONTAINER_OWNER = 'GSWU';
const AIRLINE_PREFIX = '990';

/** With its check digit (ISO 6346), found by trying all ten. */
export function drawContainerNumber(random: Random): string {
  const serial = `${CONTAINER_OWNER}${random.whole(100_000, 999_999)}`;
  const found = [...'0123456789'].map((digit) => serial + digit).find(isContainerNumber);
  return found as string;
}

/** With its check digit, the remainder by 7: '990-12345675'. */
export function drawAirWaybillNumber(random: Random): string {
  const serial = random.whole(1_000_000, 9_999_999);
  return `${AIRLINE_PREFIX}-${serial}${serial % 7}`;
}
