import type { AreaHandlers } from '../api/area-handlers.ts';
import { find } from './find.ts';
import { save } from './save.ts';

export const instructions: AreaHandlers<'instructions'> = {
  find,
  save,
};
