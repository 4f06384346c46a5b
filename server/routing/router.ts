import type { AreaHandlers } from '../api/area-handlers.ts';
import { options } from './options.ts';
import { services } from './services.ts';

export const routing: AreaHandlers<'routing'> = {
  options,
  services,
};
