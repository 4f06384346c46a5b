import type { AreaHandlers } from '../api/area-handlers.ts';
import { erase } from './erase.ts';
import { eraseFor } from './erase-for.ts';
import { erasureStatus } from './erasure-status.ts';
import { exportData } from './export.ts';

export const privacy: AreaHandlers<'privacy'> = {
  export: exportData,
  erasureStatus,
  erase,
  eraseFor,
};
