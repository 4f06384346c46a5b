import { applications } from '../careers/applications.ts';
import { apply } from '../careers/apply.ts';
import { cv } from '../careers/cv.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const careers: AreaHandlers<'careers'> = {
  apply,
  applications,
  cv,
};
