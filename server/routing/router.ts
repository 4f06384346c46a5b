import { options } from '../routing/options.ts';
import { services } from '../routing/services.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const routing: AreaHandlers<'routing'> = {
  options,
  services,
};
