import { company, phoneHref } from '#content/company.ts';

/** Whom to ask about a cancelled shipment. */
export function CancellationContact() {
  return (
    <p className="mt-4 text-ui text-ink-2">
      Questions about the cancellation? Call{' '}
      <a href={phoneHref(company.phone)} className="link whitespace-nowrap">
        {company.phone}
      </a>{' '}
      or write to{' '}
      <a href={`mailto:${company.operations_email}`} className="link">
        {company.operations_email}
      </a>
      .
    </p>
  );
}
