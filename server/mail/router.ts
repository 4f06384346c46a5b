import type { AreaHandlers } from '../api/area-handlers.ts';
import { listMail } from './list.ts';
import { mailSettings } from './settings.ts';

export const mail: AreaHandlers<'mail'> = {
  list: listMail,
  settings: mailSettings,
};
