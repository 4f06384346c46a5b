import { signedIn } from '../api/call-context.ts';
import { operations } from './operations.ts';
import { ownProfile } from './own-profile.ts';

export const profile = operations.profile.handler(({ context }) =>
  ownProfile(context.database.db, signedIn(context)),
);
