import { operations } from '../api/operations.ts';
import { listContactMessages } from './contact-messages-table.ts';

export const list = operations.enquiries.list.handler(({ input, context }) =>
  listContactMessages(context.database.db, input),
);
