import { Link } from 'react-router';
import { type Service, services } from '#content/services.ts';
import { paths } from '#web/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { NonBreakingText } from '#web/ui/text/non-breaking-text.tsx';
import { ServiceIcon } from './service-icon.tsx';

interface RelatedServicesProps {
  slugs: readonly Service['slug'][];
  /** Adds space above, for use below a tinted section. */
  apart: boolean;
}

/** Two services that are often combined with this one. */
export function RelatedServices({ slugs, apart }: RelatedServicesProps) {
  const related = slugs.flatMap((slug) => services.find((service) => service.slug === slug) ?? []);
  return (
    <nav
      aria-labelledby="related"
      className={classNames('container-site pb-14 lg:pb-24', apart && 'pt-14 lg:pt-24')}
    >
      <h2 id="related">Related services</h2>
      <ul className="mt-4 grid gap-x-16 border-t border-line sm:grid-cols-2">
        {related.map(({ slug, name, summary }) => (
          <li key={slug} className="flex gap-4 border-b border-line py-5">
            <span className="pt-2.5 sm:pt-0.5">
              <ServiceIcon slug={slug} />
            </span>
            <div>
              <Link
                to={paths.service(slug)}
                className="link inline-flex min-h-6 items-center font-semibold max-sm:min-h-11"
              >
                {name}
              </Link>
              <p className="text-ui text-ink-2">
                <NonBreakingText text={summary} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
