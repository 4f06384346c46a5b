import type { AreaHandlers } from '../api/area-handlers.ts';
import { listMail } from './list.ts';

export const mail: AreaHandlers<'mail'> = {
  list: listMail,
};
