import { useParams } from 'react-router';
import { pageMeta } from '#web/shell/page-meta.ts';
import { SpotScreen } from './spot-screen.tsx';

/** The address is a credential: the server sends the page with these as headers too. */
export const meta = () => [
  ...pageMeta('Rate request'),
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function SpotPage() {
  const { spotToken: token = '' } = useParams();
  return <SpotScreen key={token} token={token} />;
}
