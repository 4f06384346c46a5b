import { signedIn } from '../api/call-context.ts';
import { operations } from './operations.ts';
import { portalFiguresOf } from './portal-figures.ts';

export const summary = operations.summary.handler(({ context }) =>
  portalFiguresOf(context.database.db, signedIn(context).user_id, context.now()),
);
