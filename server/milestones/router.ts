import type { AreaHandlers } from '../api/area-handlers.ts';
import { list } from './list.ts';
import { override } from './override.ts';
import { report } from './report.ts';
import { retract } from './retract.ts';
import { undoOverride } from './undo-override.ts';

export const milestones: AreaHandlers<'milestones'> = {
  report,
  list,
  retract,
  override,
  undoOverride,
};
