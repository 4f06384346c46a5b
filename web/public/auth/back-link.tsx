import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';

const ways = {
  home: { label: 'Back to Home', path: paths.home() },
  'sign-in': { label: 'Back to sign-in', path: paths.auth() },
  'customer sign-in': { label: 'Back to sign-in', path: paths.auth({ for: 'customer' }) },
};

/** The link below the form that leads back. */
export function BackLink({ to }: { to: keyof typeof ways }) {
  const { label, path } = ways[to];
  return (
    <Link
      to={path}
      className="mt-6 inline-flex items-center gap-2 self-start py-2 text-ui max-sm:min-h-11 font-semibold hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {label}
    </Link>
  );
}
