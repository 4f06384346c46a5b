import type { AreaHandlers } from '../api/area-handlers.ts';
import { create } from './create.ts';
import { pdf } from './document-pdf.ts';
import { enterPin } from './enter-pin.ts';
import { find } from './find.ts';
import { list } from './list.ts';
import { revoke } from './revoke.ts';
import { route } from './route.ts';

export const shareLinks: AreaHandlers<'shareLinks'> = {
  create,
  list,
  revoke,
  enterPin,
  find,
  route,
  pdf,
};
