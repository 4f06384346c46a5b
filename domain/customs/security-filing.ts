import type { CountryCode } from '../places/place.ts';
import { isInEuropeanUnion } from '../routing/network/customs-areas.ts';
import type { TransportMode } from '../routing/transport-mode.ts';

/** Filings before arrival: ISF for sea freight to the United States, ENS for freight of every mode into the European Union. */
export type SecurityFiling = 'ens' | 'isf';

/** Norway, and Switzerland with Liechtenstein, are in the security area of the European Union: goods from there need no ENS. */
const SECURITY_AREA: readonly CountryCode[] = ['NO', 'CH', 'LI'];

/** The filings that a shipment needs; those of sea freight where the mode is unknown. */
export function securityFilings(
  from: CountryCode,
  to: CountryCode,
  mode: TransportMode | null,
): ReadonlySet<SecurityFiling> {
  const by = mode ?? 'sea';
  const filings = new Set<SecurityFiling>();
  if (by === 'sea' && to === 'US' && from !== 'US') filings.add('isf');
  const enters = isInEuropeanUnion(to) && !isInEuropeanUnion(from) && !SECURITY_AREA.includes(from);
  if (enters) filings.add('ens');
  return filings;
}
