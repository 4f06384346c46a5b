import { Link } from 'react-router';
import { services } from '#content/services.ts';
import { paths } from '#web/paths.ts';
import { NonBreakingText } from '#web/ui/text/non-breaking-text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { serviceDrawings } from './drawings/service-drawings.tsx';

/** A list with drawings, not a grid of cards. */
export function ServiceList() {
  return (
    <section aria-labelledby="services" className="deferred-layout border-b border-line bg-sunken">
      <div className="container-site py-14 lg:py-24">
        <h2 id="services" className="text-h1">
          Services
        </h2>
        <ul className="mt-8 border-t border-line">
          {services.map((service) => {
            const Drawing = serviceDrawings[service.slug];
            return (
              <li
                key={service.slug}
                className="grid items-center gap-x-8 gap-y-3 border-b border-line py-6 sm:grid-cols-[9rem_1fr_auto] lg:grid-cols-[11rem_16rem_1fr_11rem] lg:gap-x-12"
              >
                <div className="sm:max-lg:row-span-2">
                  <Drawing />
                </div>
                <h3 className="sm:max-lg:col-start-2 sm:max-lg:self-end">{service.name}</h3>
                <div className="max-w-[56ch] sm:max-lg:col-start-2 sm:max-lg:self-start">
                  <p className="text-ink-2">
                    <NonBreakingText text={service.summary} />
                  </p>
                  <Link
                    to={paths.service(service.slug)}
                    className="link mt-1 inline-flex min-h-6 items-center font-semibold max-sm:min-h-11"
                  >
                    <span>
                      Learn More<VisuallyHidden> about {service.name}</VisuallyHidden>
                    </span>
                  </Link>
                </div>
                <p className="flex items-baseline gap-2 sm:max-lg:col-start-3 sm:max-lg:row-span-2 sm:max-lg:row-start-1 sm:max-lg:flex-col sm:max-lg:items-end lg:flex-col lg:items-end lg:gap-0">
                  <span className="figure-m">{service.key_figure}</span>
                  <span className="text-caption">{service.key_label}</span>
                </p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
