import { listNewestMail } from './mail-outbox-table.ts';
import { operations } from './operations.ts';

const NEWEST = 100;

export const listMail = operations.list.handler(({ context }) => listNewestMail(context.database.db, NEWEST));
