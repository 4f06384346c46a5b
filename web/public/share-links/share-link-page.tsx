import { useParams } from 'react-router';
import { pageMeta } from '#web/shell/page-meta.ts';
import { ShareLinkScreen } from './share-link-screen.tsx';

/** The address is a credential: the server sends the page with these as headers too. */
export const meta = () => [
  ...pageMeta('Shared shipment'),
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function ShareLinkPage() {
  const { token = '' } = useParams();
  return <ShareLinkScreen key={token} token={token} />;
}
