import { erase } from '../privacy/erase.ts';
import { eraseFor } from '../privacy/erase-for.ts';
import { erasureStatus } from '../privacy/erasure-status.ts';
import { exportData } from '../privacy/export.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const privacy: AreaHandlers<'privacy'> = {
  export: exportData,
  erasureStatus,
  erase,
  eraseFor,
};
