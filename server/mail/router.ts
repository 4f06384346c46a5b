import { listMail } from '../mail/list.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const mail: AreaHandlers<'mail'> = {
  list: listMail,
};
