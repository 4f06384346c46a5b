import { Link } from 'react-router';
import { paths } from '#web/paths.ts';

export interface Crumb {
  title: string;
  path: string;
}

/** Breadcrumb navigation. The current page comes last and isn't a link. */
export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  const crumbs = [{ title: 'Home', path: paths.home() }, ...trail];
  return (
    <nav aria-label="Breadcrumb" className="mb-5">
      <ol className="flex flex-wrap gap-x-2 text-dense text-ink-2">
        {crumbs.map(({ title, path }, index) => (
          <li key={path} className="flex items-center gap-x-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : (
              <Link
                to={path}
                className="inline-flex min-h-6 items-center underline hover:text-ink max-sm:min-h-11"
              >
                {title}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
