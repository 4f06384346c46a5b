import type { AreaHandlers } from '../api/area-handlers.ts';
import { find } from './find.ts';
import { push } from './push.ts';
import { setNames } from './set-names.ts';

export const carrierEvents: AreaHandlers<'carrierEvents'> = {
  push,
  find,
  setNames,
};
