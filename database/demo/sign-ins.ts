import type { signIns } from '#server/auth/sign-in/sign-ins-table.ts';
import { before, DAY_MS, HOUR_MS } from './journeys/moments.ts';
import type { DemoPeople } from './people.ts';
import type { Random } from './random.ts';

const MAX_DAYS = 170;
const MAX_SIGN_INS = 9;
const FAILING = 0.1;
/** Address ranges reserved for documentation. */
export const NETWORKS = ['192.0.2.0', '198.51.100.0', '203.0.113.0', '2001:db8:7::'];
const DEVICES = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
];

/** Sign-ins from the usual place and device of each person, with occasional wrong passwords. */
export function signInRows({ all }: DemoPeople, now: Date, random: Random): (typeof signIns.$inferInsert)[] {
  return all.flatMap(({ id: user_id }) => {
    const network = random.pick(NETWORKS);
    const user_agent = random.pick(DEVICES);
    return Array.from({ length: random.whole(1, MAX_SIGN_INS) }, () => {
      const created_at = before(now, random.between(HOUR_MS, MAX_DAYS * DAY_MS));
      const succeeded = !random.happens(FAILING);
      return { id: random.idAt(created_at), user_id, succeeded, network, user_agent, created_at };
    });
  });
}
