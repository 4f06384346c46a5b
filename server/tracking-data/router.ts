import type { AreaHandlers } from '../api/area-handlers.ts';
import { fixExisting } from './fix-existing.ts';
import { generateSample } from './generate-sample.ts';
import { initialize } from './initialize.ts';

export const trackingData: AreaHandlers<'trackingData'> = {
  initialize,
  fixExisting,
  generateSample,
};
