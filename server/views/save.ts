import { MOST_SAVED_VIEWS } from '#domain/views/saved-view.ts';
import { signedIn } from '../api/call-context.ts';
import { operations } from '../api/operations.ts';
import { listViewsOf, writeView } from './console-views-table.ts';

export const save = operations.views.save.handler(async ({ input, context, errors }) => {
  const { user_id } = signedIn(context);
  const { db } = context.database;
  const views = await listViewsOf(db, user_id);
  const isNew = views.every(({ name }) => name !== input.name);
  if (isNew && views.length >= MOST_SAVED_VIEWS) throw errors.TOO_MANY_VIEWS();
  await writeView(db, { ...input, user_id });
  return {};
});
