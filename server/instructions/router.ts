import { find } from '../instructions/find.ts';
import { save } from '../instructions/save.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const instructions: AreaHandlers<'instructions'> = {
  find,
  save,
};
