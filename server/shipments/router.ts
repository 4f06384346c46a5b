import type { AreaHandlers } from '../api/area-handlers.ts';
import { changeStatus } from './change-status.ts';
import { changeStatuses } from './change-statuses.ts';
import { confirm } from './confirm.ts';
import { create } from './create.ts';
import { draft } from './draft.ts';
import { edit } from './edit.ts';
import { calendar } from './feeds/calendar.ts';
import { feed } from './feeds/feed.ts';
import { history } from './history.ts';
import { mine } from './mine.ts';
import { record } from './record.ts';
import { spending } from './spending.ts';
import { summary } from './summary.ts';

export const shipments: AreaHandlers<'shipments'> = {
  create,
  mine,
  summary,
  spending,
  draft,
  record,
  edit,
  confirm,
  changeStatus,
  changeStatuses,
  history,
  calendar,
  feed,
};
