import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { CreditCheck } from '#web/organisations/credit-check.tsx';
import type { Wizard } from '../use-wizard.ts';

interface ClientCreditProps {
  /** The client for whom staff book. */
  user_id: string;
  wizard: Pick<Wizard, 'route' | 'credit_reason' | 'setCreditReason'>;
}

/** The credit of the client's company. */
export function ClientCredit({ user_id, wizard }: ClientCreditProps) {
  const person = useQuery(api.people.find.queryOptions({ input: { user_id } }));
  const organisation_id = person.data?.organisation_id;
  if (!organisation_id) return null;
  const amount = wizard.route?.option.estimated_cost_cents ?? null;
  return (
    <CreditCheck
      organisation_id={organisation_id}
      price={amount === null ? null : { amount, currency: 'USD' }}
      id="credit-reason"
      reason={wizard.credit_reason}
      onReason={wizard.setCreditReason}
    />
  );
}
