import type { AreaHandlers } from '../api/area-handlers.ts';
import { list } from './list.ts';
import { markAllRead } from './mark-all-read.ts';
import { markRead } from './mark-read.ts';
import { page } from './page.ts';
import { preferences } from './preferences.ts';
import { setPreference } from './set-preference.ts';
import { unsubscribe } from './unsubscribe.ts';

export const notifications: AreaHandlers<'notifications'> = {
  list,
  page,
  markRead,
  markAllRead,
  preferences,
  setPreference,
  unsubscribe,
};
