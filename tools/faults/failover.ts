import { DatabasePair } from '../../server/database/embedded/database-pair-for-tests.ts';
import type { Fault } from './fault.ts';
import { FAIL_OVER_LIMIT, FAIL_OVERS, killPrimaryRepeatedly } from './kill-primary.ts';
import { copyWorld } from './product.ts';

/** A primary and a synchronous standby of the bundled PostgreSQL, both named by `DATABASE_URL`. */
export const failover: Fault = {
  name: 'failover',
  title: `primary killed (SIGKILL) in mid-write, its synchronous standby promoted, ${FAIL_OVERS} times`,
  limit: FAIL_OVER_LIMIT,
  async run(log) {
    const pair = await DatabasePair.start({ fill: copyWorld });
    try {
      return await killPrimaryRepeatedly(
        {
          url: pair.url,
          inspect_url: pair.url,
          async failOver() {
            await pair.killPrimary();
            await pair.promote();
          },
          repair: () => pair.rebuildStandby(),
        },
        log,
      );
    } finally {
      await pair.stop();
    }
  },
};
