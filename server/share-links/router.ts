import { create } from '../share-links/create.ts';
import { pdf } from '../share-links/document-pdf.ts';
import { enterPin } from '../share-links/enter-pin.ts';
import { find } from '../share-links/find.ts';
import { list } from '../share-links/list.ts';
import { revoke } from '../share-links/revoke.ts';
import { route } from '../share-links/route.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const shareLinks: AreaHandlers<'shareLinks'> = {
  create,
  list,
  revoke,
  enterPin,
  find,
  route,
  pdf,
};
