import type { AreaHandlers } from '../api/area-handlers.ts';
import { mine } from './mine.ts';
import { remove } from './remove.ts';
import { save } from './save.ts';
import { setLayout } from './set-layout.ts';

export const views: AreaHandlers<'views'> = {
  mine,
  save,
  remove,
  setLayout,
};
