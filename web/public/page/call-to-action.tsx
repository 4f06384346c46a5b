import { company, phoneHref } from '#content/company.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

interface CallToActionProps {
  title: string;
  text: string;
  mode?: 'ocean' | 'air' | 'road' | 'rail';
}

/** The closing band of a page: links to quote and contact, and a phone number. Dark in both themes. */
export function CallToAction({ title, text, mode }: CallToActionProps) {
  return (
    <section data-print="none" aria-labelledby="next-step" className="deferred-layout dark bg-deep text-ink">
      <div className="container-site flex flex-wrap items-end justify-between gap-8 py-14 lg:py-20">
        <div>
          <h2 id="next-step" className="text-h1">
            {title}
          </h2>
          <p className="mt-3 max-w-[56ch] text-ink-2">
            {text} Or call{' '}
            <a className="whitespace-nowrap underline" href={phoneHref(company.phone)}>
              {company.phone}
            </a>
            .
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.quote(mode ? { mode } : {})} size="hero">
            Request a Quote
          </ButtonLink>
          <ButtonLink to={paths.contact()} size="hero" variant="secondary">
            Contact
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
