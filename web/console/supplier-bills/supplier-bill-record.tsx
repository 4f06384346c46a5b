import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import type { SupplierBill } from '#contract/supplier-bills/bill-records.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { FileSection } from '../shipment-file/file-section.tsx';
import { BillActions } from './bill-actions.tsx';
import { BillLineTable } from './bill-line-table.tsx';
import { billPaths } from './bill-paths.ts';
import { BillPayments } from './bill-payments.tsx';
import { billStateLabel } from './bill-state-label.ts';
import { Variance } from './variance.tsx';

/** A bill of a supplier with its lines, and what can be done with it. */
export function SupplierBillRecord({ id }: { id: string }) {
  const bill = useQuery(api.supplierBills.find.queryOptions({ input: { id } }));
  return (
    <>
      <Link
        to={billPaths.list()}
        className="link mb-3 inline-flex min-h-6 items-center gap-2 self-start text-ui"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        All supplier bills
      </Link>
      {isRefusal(bill.error, 'NOT_FOUND') ? (
        <>
          <h1 className="mb-6">Supplier bill</h1>
          <EmptyState
            title="No such supplier bill"
            action={<ButtonLink to={billPaths.list()}>All supplier bills</ButtonLink>}
          >
            Check the address, or find it in the list.
          </EmptyState>
        </>
      ) : (
        <QueryBoundary of={bill} what="The supplier bill" skeleton={<RowSkeletons height="h-24" />}>
          {(data) => <Bill bill={data} />}
        </QueryBoundary>
      )}
    </>
  );
}

function Bill({ bill }: { bill: SupplierBill }) {
  const { number, lines, payments, reason } = bill;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="min-w-0 wrap-anywhere">Bill {number}</h1>
        <p className="rounded-sm border border-line bg-sunken px-2 py-0.5 text-dense font-semibold">
          {billStateLabel(bill)}
        </p>
        <div className="sm:ml-auto">
          <BillActions bill={bill} />
        </div>
      </div>
      <Facts bill={bill} />
      {reason && (
        <p className="mt-4 text-ui">
          <span className="text-ink-2">Reason:</span> <bdi>{reason}</bdi>
        </p>
      )}
      <FileSection id="lines" title="Lines" lead="Net of VAT, each compared with the cost that was expected.">
        <BillLineTable lines={lines} />
      </FileSection>
      {payments.length > 0 && (
        <FileSection id="payments" title="Payments">
          <BillPayments payments={payments} />
        </FileSection>
      )}
    </>
  );
}

function Facts({ bill }: { bill: SupplierBill }) {
  const { supplier, billed_on, due_on, amount, vat, total, expected, recorded_by } = bill;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-md border border-line bg-surface p-4 text-ui lg:grid-cols-4">
      <Fact name="Supplier">
        <Link to={paths.companies(supplier.id)} className="link">
          <bdi>{supplier.name}</bdi>
        </Link>
      </Fact>
      <Fact name="Date">
        <CalendarDay of={new Date(billed_on)} />
      </Fact>
      <Fact name="Due">
        <CalendarDay of={new Date(due_on)} />
      </Fact>
      <Fact name="Recorded by">{recorded_by ?? 'Not known'}</Fact>
      <Fact name="Net">
        <span className="num">{formatMoney(amount)}</span>
      </Fact>
      <Fact name="VAT">
        <span className="num">{formatMoney(vat)}</span>
      </Fact>
      <Fact name="Total">
        <span className="num">{formatMoney(total)}</span>
      </Fact>
      <Fact name="Expected, net">
        <span className="num">{formatMoney(expected)}</span>
      </Fact>
      <Fact name="Variance">
        <span className="num">
          <Variance {...bill} />
        </span>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
