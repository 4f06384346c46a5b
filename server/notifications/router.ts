import { list } from '../notifications/list.ts';
import { markAllRead } from '../notifications/mark-all-read.ts';
import { markRead } from '../notifications/mark-read.ts';
import { page } from '../notifications/page.ts';
import { preferences } from '../notifications/preferences.ts';
import { setPreference } from '../notifications/set-preference.ts';
import { unsubscribe } from '../notifications/unsubscribe.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const notifications: AreaHandlers<'notifications'> = {
  list,
  page,
  markRead,
  markAllRead,
  preferences,
  setPreference,
  unsubscribe,
};
