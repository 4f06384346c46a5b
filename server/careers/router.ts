import type { AreaHandlers } from '../api/area-handlers.ts';
import { applications } from './applications.ts';
import { apply } from './apply.ts';
import { cv } from './cv.ts';

export const careers: AreaHandlers<'careers'> = {
  apply,
  applications,
  cv,
};
