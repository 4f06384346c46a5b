import { useLocation } from 'react-router';
import { pageMeta } from '#web/shell/page-meta.ts';
import { ConfirmFollowing } from './confirm-following.tsx';
import { EndFollowing } from './end-following.tsx';

export const meta = () => [...pageMeta('Follow a shipment'), { name: 'robots', content: 'noindex' }];

/** The screens of the links in e-mails to followers. One module, because every page’s scripts list each screen’s. */
export default function FollowerPage() {
  return useLocation().pathname.endsWith('/end') ? <EndFollowing /> : <ConfirmFollowing />;
}
