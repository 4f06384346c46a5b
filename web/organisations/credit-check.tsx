import { useQuery } from '@tanstack/react-query';
import type { Credit } from '#contract/organisations/credit.ts';
import type { Money } from '#domain/money/money.ts';
import { overLimit } from '#domain/organisations/credit-limit.ts';
import { api } from '#web/api/client.ts';
import { amountText } from '#web/shipments/amounts.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { overLimitText } from './credit-refused.ts';
import { otherCurrenciesText } from './other-currencies.ts';

interface CreditCheckProps {
  organisation_id: string;
  /** Of the booking; null while it is not known. */
  price: Money | null;
  /** The id of the field for the reason. */
  id: string;
  reason: string;
  onReason: (reason: string) => void;
  error?: string | undefined;
}

/** The credit of the company that staff book for. On hold or over the limit, it has a field for the reason to go on. */
export function CreditCheck({ organisation_id, price, id, reason, onReason, error }: CreditCheckProps) {
  const query = useQuery(
    api.organisations.credit.queryOptions({ input: { id: organisation_id }, staleTime: 0 }),
  );
  return (
    <QueryBoundary of={query} what="The company’s credit" skeleton={<Skeleton className="h-11" />}>
      {(credit) => {
        const onHold = credit.credit_status === 'hold';
        return (
          <div className="flex flex-col gap-4">
            <CreditNote credit={credit} price={price} />
            {(onHold || error || overLimitOf(credit, price)) && (
              <CreditReasonField
                id={id}
                despite={onHold ? 'hold' : 'limit'}
                reason={reason}
                onReason={onReason}
                error={error}
              />
            )}
          </div>
        );
      }}
    </QueryBoundary>
  );
}

function overLimitOf(credit: Credit, price: Money | null) {
  return price && credit.credit_status !== 'hold' && overLimit(credit, credit.used_cents, price);
}

const REASONS = {
  hold: 'Reason to book despite the credit hold',
  limit: 'Reason to book over the credit limit',
};

/** Why staff go on although the credit is on hold or the limit is exceeded. */
export function CreditReasonField({
  despite,
  id,
  reason,
  onReason,
  error,
}: Omit<CreditCheckProps, 'organisation_id' | 'price'> & { despite: keyof typeof REASONS }) {
  return (
    <Field
      label={REASONS[despite]}
      id={id}
      hint="Recorded in the history. The customer doesn’t see it."
      error={error}
    >
      <TextInput
        autoComplete="off"
        maxLength={300}
        value={reason}
        onChange={({ target }) => onReason(target.value)}
      />
    </Field>
  );
}

const TITLES = { good: 'Credit: good', watch: 'Credit: watch', hold: 'Credit: on hold' };

/** 'Credit: good', with the amount due and the limit; more prominent where it needs attention. */
export function CreditNote({ credit, price = null }: { credit: Credit; price?: Money | null }) {
  const { credit_status, currency, due_cents, overdue_cents, credit_limit_cents, available_cents } = credit;
  const facts = [
    `Amount due ${amountText(due_cents, currency)}`,
    overdue_cents > 0 && `${amountText(overdue_cents, currency)} of it overdue`,
    credit_limit_cents === null ? 'no limit' : `limit ${amountText(credit_limit_cents, currency)}`,
    available_cents !== null &&
      available_cents < 0 &&
      `${amountText(-available_cents, currency)} beyond the limit`,
  ].filter(Boolean);
  const text = `${facts.join(', ')}.${otherCurrenciesText(credit)}`;
  const over = overLimitOf(credit, price);
  if (over) return <Alert title={overLimitText(over)}>{text}</Alert>;
  if (credit_status === 'good')
    return (
      <p className="text-ui text-ink-2">
        <span className="font-semibold text-ink">{TITLES.good}.</span> {text}
      </p>
    );
  return (
    <Alert variant={credit_status === 'hold' ? undefined : 'info'} title={TITLES[credit_status]}>
      {text}
    </Alert>
  );
}
