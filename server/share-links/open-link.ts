import { hashOf } from '../mail/link-token.ts';
import type { ShareLinksContext } from './operations.ts';
import { hasPass } from './pin-pass.ts';
import { findShareLink, type ShareLinkRecord } from './share-links-table.ts';

interface ReaderErrors {
  NOT_FOUND: () => Error;
  PIN_REQUIRED: () => Error;
}

/** The link in force with this token, for a reader who has entered its PIN if it has one. */
export async function openLink(
  context: ShareLinksContext,
  token: string,
  errors: ReaderErrors,
): Promise<ShareLinkRecord> {
  const link = await findShareLink(context.database.db, hashOf(token), context.now());
  if (!link) throw errors.NOT_FOUND();
  if (!hasPass(context, link, context.requestHeaders)) throw errors.PIN_REQUIRED();
  return link;
}
