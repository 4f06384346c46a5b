import { company, phoneHref } from '#content/company.ts';

/** Contact details at the top of every page. A phone shows only the phone number. */
export function ContactStrip() {
  return (
    <div data-print="none" className="dark bg-deep text-ink">
      <div className="container-site flex min-h-9 items-center justify-between gap-6 text-caption">
        <p className="flex gap-7 text-ink">
          <a
            href={phoneHref(company.phone)}
            className="inline-flex min-h-9 items-center hover:underline max-sm:min-h-11"
          >
            {company.phone}
          </a>
          <a
            href={`mailto:${company.operations_email}`}
            className="hidden min-h-9 items-center hover:underline sm:inline-flex"
          >
            {company.operations_email}
          </a>
        </p>
        <p className="hidden text-ink sm:block">{company.operations_line}</p>
      </div>
    </div>
  );
}
