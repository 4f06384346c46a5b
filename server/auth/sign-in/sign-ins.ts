import { deviceOf } from '#domain/people/device.ts';
import { networkLabel } from '#domain/people/network.ts';
import { operations } from '../operations.ts';
import { listSignInsOf } from './sign-ins-table.ts';

export const signIns = operations.signIns.handler(async ({ input, context }) => {
  const { page, next } = await listSignInsOf(context.database.db, input.user_id, input);
  const sign_ins = page.map(({ network, user_agent, ...signIn }) => ({
    ...signIn,
    device: deviceOf(user_agent),
    network: networkLabel(network),
  }));
  return { sign_ins, next };
});
