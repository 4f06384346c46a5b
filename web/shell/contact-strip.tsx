import { company, phoneHref } from '#content/company.ts';

/** Contact details at the top of every page; on a phone, only the number to call. */
export function ContactStrip() {
  return (
    <div data-print="none" className="dark bg-deep text-ink">
      <div className="container-site flex min-h-9 flex-wrap items-center justify-between gap-x-6 text-caption">
        <p className="flex flex-wrap gap-x-7 text-ink">
          <a
            href={phoneHref(company.phone)}
            className="inline-flex min-h-9 items-center hover:underline max-sm:min-h-11"
          >
            {company.phone}
          </a>
          <a
            href={`mailto:${company.operations_email}`}
            className="inline-flex min-h-9 items-center hover:underline max-sm:hidden"
          >
            {company.operations_email}
          </a>
        </p>
        <p className="text-ink max-sm:hidden">{company.operations_line}</p>
      </div>
    </div>
  );
}
