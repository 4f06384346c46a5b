import { company, phoneHref } from '#content/company.ts';

/** Hotline, e-mail address and business hours. */
export function QuickContact() {
  return (
    <section aria-labelledby="quick-contact" className="rounded-lg border border-line bg-surface p-5 sm:p-6">
      <h2 id="quick-contact" className="text-h3">
        Quick contact
      </h2>
      <dl className="mt-4 flex flex-col gap-5">
        <div>
          <dt className="text-ui text-ink-2">24/7 hotline</dt>
          <dd>
            <a
              className="figure-m inline-flex min-h-11 items-center text-brand underline decoration-1 underline-offset-4"
              href={phoneHref(company.hotline)}
            >
              {company.hotline}
            </a>
          </dd>
        </div>
        <div>
          <dt className="text-ui text-ink-2">General inquiries</dt>
          <dd>
            <a
              className="link inline-flex min-h-11 items-center font-semibold"
              href={`mailto:${company.general_email}`}
            >
              {company.general_email}
            </a>
          </dd>
        </div>
        <div>
          <dt className="text-ui text-ink-2">Business hours</dt>
          <dd className="mt-1 font-semibold">{company.hours}</dd>
        </div>
      </dl>
    </section>
  );
}
