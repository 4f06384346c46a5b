import { operations } from '../api/operations.ts';
import { listNewestMail } from './mail-outbox-table.ts';

const NEWEST = 100;

export const listMail = operations.mail.list.handler(({ context }) =>
  listNewestMail(context.database.db, NEWEST),
);
