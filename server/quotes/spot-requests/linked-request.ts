import type { CallContext } from '../../api/call-context.ts';
import type { Connection } from '../../database/pool/connection.ts';
import { hashOf } from '../../mail/link-token.ts';
import type { QuotesContext } from '../operations.ts';
import { findSpotRequest, type SpotRequestRecord } from './spot-requests-table.ts';

/** The spot request behind a link. Unknown links are charged like unknown tracking numbers. */
export async function linkedRequest(
  connection: Connection,
  context: Pick<QuotesContext, 'enumerationLimiter'> &
    Pick<CallContext, 'person' | 'address' | 'replyHeader'>,
  token: string,
  errors: { NOT_FOUND: () => Error },
): Promise<SpotRequestRecord> {
  const token_hash = hashOf(token);
  const [request] = await context.enumerationLimiter.charge(context, [token_hash], async () => [
    await findSpotRequest(connection, token_hash),
  ]);
  if (!request) throw errors.NOT_FOUND();
  return request;
}
