import { signedIn } from '../api/call-context.ts';
import { operations } from '../api/operations.ts';
import { listDocumentsOf } from './document-rows.ts';

export const mine = operations.documents.mine.handler(({ input, context }) =>
  listDocumentsOf(context.database.db, signedIn(context).user_id, input),
);
