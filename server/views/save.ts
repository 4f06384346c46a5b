import { MAX_SAVED_VIEWS } from '#domain/views/saved-view.ts';
import { signedIn } from '../api/call-context.ts';
import { lockUsers } from '../people/users-table.ts';
import { listViewsOf, writeView } from './console-views-table.ts';
import { operations } from './operations.ts';

export const save = operations.save.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { user_id } = signedIn(context);
    // Locks the person, so that concurrent saves cannot exceed the limit.
    await lockUsers(transaction, [user_id]);
    const views = await listViewsOf(transaction, user_id);
    const isNew = views.every(({ name }) => name !== input.name);
    if (isNew && views.length >= MAX_SAVED_VIEWS) throw errors.TOO_MANY_VIEWS();
    await writeView(transaction, { ...input, user_id });
    return {};
  }),
);
