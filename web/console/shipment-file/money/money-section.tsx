import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Charge } from '#contract/charges.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { api } from '#web/api/client.ts';
import { InlineForm } from '#web/forms/inline-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { billPaths } from '../../supplier-bills/bill-paths.ts';
import { FileSection } from '../file-section.tsx';
import { ChargeTable } from './charge-table.tsx';
import { NewCharge } from './new-charge.tsx';
import { ProfitTable } from './profit-table.tsx';

interface MoneySectionProps {
  tracking_number: string;
  /** Nobody changes its charges. */
  locked?: boolean | undefined;
}

/** What a shipment brings in, what it costs us, and what remains. */
export function MoneySection({ tracking_number, locked }: MoneySectionProps) {
  const [adding, setAdding] = useState(false);
  const of = (side: Charge['side']) => api.charges.list.queryOptions({ input: { tracking_number, side } });
  const sell = useQuery(of('sell'));
  const buy = useQuery(of('buy'));
  return (
    <FileSection
      id="money"
      title="Money"
      action={
        !adding &&
        !locked && (
          <span className="flex flex-wrap gap-2">
            <ButtonLink variant="secondary" to={billPaths.record(tracking_number)}>
              Record supplier bill
            </ButtonLink>
            <Button variant="secondary" onClick={() => setAdding(true)}>
              Add charge
            </Button>
          </span>
        )
      }
    >
      {adding && (
        <InlineForm>
          <NewCharge tracking_number={tracking_number} onDone={() => setAdding(false)} />
        </InlineForm>
      )}
      <QueryBoundary of={sell} what="The charges" skeleton={<RowSkeletons height="h-12" />}>
        {(sold) => (
          <QueryBoundary of={buy} what="The costs" skeleton={<RowSkeletons height="h-12" />}>
            {(bought) => (
              <>
                <p className="mb-3 text-ui">
                  Revenue <span className="num">{formatMoney(sold.total)}</span>
                  {sold.margin ? (
                    <>
                      , expected cost <span className="num">{formatMoney(bought.total)}</span>, margin{' '}
                      <span className="num font-semibold">{formatMoney(sold.margin)}</span>.
                    </>
                  ) : (
                    '. No cost is entered, so the margin is unknown.'
                  )}
                </p>
                {sold.margin && <ProfitTable tracking_number={tracking_number} />}
                <ChargeTable
                  tracking_number={tracking_number}
                  charges={[...sold.charges, ...bought.charges]}
                  locked={locked}
                />
              </>
            )}
          </QueryBoundary>
        )}
      </QueryBoundary>
    </FileSection>
  );
}
