import { operations } from '../api/operations.ts';
import { searchCustomers } from './profiles-table.ts';

export const clients = operations.people.clients.handler(({ input, context }) =>
  searchCustomers(context.database.db, input.q),
);
