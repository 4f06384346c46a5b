import type { SpotRequest } from '#contract/quotes/spot-requests.ts';
import { spotState } from '#domain/quotes/spot-request.ts';
import type { SpotRequestRecord } from './spot-requests-table.ts';

export function presentSpotRequest(record: SpotRequestRecord, now: Date): SpotRequest {
  return { ...record, state: spotState(record, now) };
}
