import { calendar } from '../shipments/calendar.ts';
import { changeStatus } from '../shipments/change-status.ts';
import { changeStatuses } from '../shipments/change-statuses.ts';
import { confirm } from '../shipments/confirm.ts';
import { create } from '../shipments/create.ts';
import { draft } from '../shipments/draft.ts';
import { edit } from '../shipments/edit.ts';
import { feed } from '../shipments/feed.ts';
import { history } from '../shipments/history.ts';
import { mine } from '../shipments/mine.ts';
import { record } from '../shipments/record.ts';
import { spending } from '../shipments/spending.ts';
import { summary } from '../shipments/summary.ts';
import type { AreaHandlers } from './area-handlers.ts';

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
