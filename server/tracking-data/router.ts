import { fixExisting } from '../tracking-data/fix-existing.ts';
import { generateSample } from '../tracking-data/generate-sample.ts';
import { initialize } from '../tracking-data/initialize.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const trackingData: AreaHandlers<'trackingData'> = {
  initialize,
  fixExisting,
  generateSample,
};
