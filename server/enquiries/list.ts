import { listContactMessages } from './contact-messages-table.ts';
import { operations } from './operations.ts';

export const list = operations.list.handler(({ input, context }) =>
  listContactMessages(context.database.db, input),
);
