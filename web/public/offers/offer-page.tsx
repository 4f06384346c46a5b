import { useParams } from 'react-router';
import { pageMeta } from '#web/shell/page-meta.ts';
import { OfferScreen } from './offer-screen.tsx';

/** The address is a credential: the server sends the page with these as headers too. */
export const meta = () => [
  ...pageMeta('Our offer'),
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function OfferPage() {
  const { offerToken: token = '' } = useParams();
  return <OfferScreen key={token} token={token} />;
}
