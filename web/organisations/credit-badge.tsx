import type { Organisation } from '#contract/organisations/organisation-records.ts';

type CreditStatus = NonNullable<Organisation['credit_status']>;

export const CREDIT_LABELS: Record<CreditStatus, string> = {
  good: 'Good',
  watch: 'Watch',
  hold: 'On hold',
};

/** Only what asks for attention; good credit is not marked. */
export function CreditBadge({ status }: { status: CreditStatus }) {
  if (status === 'good') return null;
  return (
    <span
      className={`inline-flex min-h-6 items-center rounded-sm border px-2 text-caption font-semibold ${
        status === 'hold' ? 'border-danger text-danger' : 'border-line-strong text-ink'
      }`}
    >
      Credit: {CREDIT_LABELS[status].toLowerCase()}
    </span>
  );
}
