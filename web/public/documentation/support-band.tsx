import { company, phoneHref } from '#content/company.ts';
import { documentationText } from '#content/documentation.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** Support contact at the end of documentation pages. */
export function SupportBand() {
  return (
    <section data-print="none" aria-labelledby="support" className="deferred-layout dark bg-deep text-ink">
      <div className="container-site flex flex-wrap items-end justify-between gap-8 py-14 lg:py-20">
        <div>
          <h2 id="support" className="text-h1">
            {documentationText.support_title}
          </h2>
          <p className="mt-3 max-w-[56ch] text-ink-2">
            {documentationText.support_text}{' '}
            <a className="whitespace-nowrap underline" href={phoneHref(company.hotline)}>
              {company.hotline}
            </a>
          </p>
        </div>
        <ButtonLink to={paths.contact({ subject: 'Support' })} size="hero">
          Contact Support
        </ButtonLink>
      </div>
    </section>
  );
}
