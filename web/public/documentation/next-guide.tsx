import { Link } from 'react-router';
import { guides } from '#content/documentation.ts';
import { paths } from '#web/paths.ts';

/** Links at the end of a guide: the next guide and all documentation. */
export function NextGuide({ after }: { after: string }) {
  const next = guides[guides.findIndex(({ slug }) => slug === after) + 1];
  return (
    <nav data-print="none" aria-label="Further reading" className="border-t border-line pt-6">
      <ul className="flex flex-wrap gap-x-8 gap-y-2">
        {next && (
          <li>
            <Link
              className="link inline-flex min-h-6 items-center max-sm:min-h-11"
              to={paths.guide(next.slug)}
            >
              Next: {next.name}
            </Link>
          </li>
        )}
        <li>
          <Link className="link inline-flex min-h-6 items-center max-sm:min-h-11" to={paths.documentation()}>
            All documentation
          </Link>
        </li>
      </ul>
    </nav>
  );
}
