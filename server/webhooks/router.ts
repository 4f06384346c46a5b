import { change } from '../webhooks/change.ts';
import { create } from '../webhooks/create.ts';
import { deliveries } from '../webhooks/deliveries.ts';
import { find } from '../webhooks/find.ts';
import { list } from '../webhooks/list.ts';
import { remove } from '../webhooks/remove.ts';
import { replay } from '../webhooks/replay.ts';
import { replayAll } from '../webhooks/replay-all.ts';
import { rotateSecret } from '../webhooks/rotate-secret.ts';
import { sendTest } from '../webhooks/send-test.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const webhooks: AreaHandlers<'webhooks'> = {
  create,
  list,
  find,
  change,
  remove,
  rotateSecret,
  test: sendTest,
  deliveries,
  replay,
  replayAll,
};
