import { list } from '../milestones/list.ts';
import { override } from '../milestones/override.ts';
import { report } from '../milestones/report.ts';
import { retract } from '../milestones/retract.ts';
import { undoOverride } from '../milestones/undo-override.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const milestones: AreaHandlers<'milestones'> = {
  report,
  list,
  retract,
  override,
  undoOverride,
};
