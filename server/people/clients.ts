import { operations } from './operations.ts';
import { searchCustomers } from './profiles-table.ts';

export const clients = operations.clients.handler(({ input, context }) =>
  searchCustomers(context.database.db, input.q),
);
