import type { AreaHandlers } from '../api/area-handlers.ts';
import { change } from './change.ts';
import { create } from './create.ts';
import { deliveries } from './deliveries.ts';
import { find } from './find.ts';
import { list } from './list.ts';
import { remove } from './remove.ts';
import { replay } from './replay.ts';
import { replayAll } from './replay-all.ts';
import { rotateSecret } from './rotate-secret.ts';
import { sendTest } from './send-test.ts';

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
