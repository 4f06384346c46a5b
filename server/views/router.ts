import { mine } from '../views/mine.ts';
import { remove } from '../views/remove.ts';
import { save } from '../views/save.ts';
import { setLayout } from '../views/set-layout.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const views: AreaHandlers<'views'> = {
  mine,
  save,
  remove,
  setLayout,
};
