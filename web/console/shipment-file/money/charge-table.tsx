import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Charge } from '#contract/charges.ts';
import { mayBecome } from '#domain/invoices/charge-status.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { vatLabel } from '#domain/vat/vat-category.ts';
import { call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { utcDay } from '#web/ui/calendar-day.tsx';
import { billPaths } from '../../supplier-bills/bill-paths.ts';
import { codeLabel } from '../file-text.ts';
import { RecordTable } from '../record-table.tsx';

const SIDES = { sell: 'Sell', buy: 'Buy' } as const;

interface Change {
  number: number;
  status: Charge['status'];
}

interface ChargeTableProps {
  tracking_number: string;
  charges: readonly Charge[];
  /** Nobody changes them. */
  locked?: boolean | undefined;
}

/** The charges of both sides. Each is approved or reversed in its row, unless it is invoiced. */
export function ChargeTable({ tracking_number, charges, locked }: ChargeTableProps) {
  const [sent, setSent] = useState<Change | null>(null);
  const pressed = useRef<HTMLElement>(null);
  const change = useWrite({
    send: (input: Change, options) => call.charges.setStatus({ tracking_number, ...input }, options),
    // The button disappears with the former status.
    onSuccess: () => {
      if (document.activeElement === pressed.current) pressed.current?.parentElement?.focus();
    },
    failureToast: { title: 'The charge was not changed' },
  });
  return (
    <RecordTable
      caption="Charges"
      rows={charges}
      keyOf={({ number, side }) => `${side} ${number}`}
      empty="No charges yet."
      columns={[
        {
          name: 'Charge',
          isTitle: true,
          cell: ({ description, reason, vat }) => (
            <>
              {description}
              {reason && <span className="block text-ink-2">{reason}</span>}
              {vat && <span className="block text-ink-2">{vatLabel(vat)}</span>}
            </>
          ),
        },
        { name: 'Side', keepsWords: true, cell: ({ side }) => SIDES[side] },
        {
          name: 'Basis',
          keepsWords: true,
          cell: (charge) => <span className="whitespace-nowrap">{basisText(charge)}</span>,
        },
        { name: 'Amount', isFigure: true, keepsWords: true, cell: Amount },
        { name: 'Status', keepsWords: true, cell: Status },
        {
          name: 'Change',
          isAction: true,
          keepsWords: true,
          cell: ({ number, status, description, supplier_bill }) =>
            number !== null &&
            !locked && (
              <span tabIndex={-1} className="-ml-3.5 flex md:-my-2">
                {(['approved', 'reversed'] as const)
                  .filter((next) => mayBecome(status, next) && !supplier_bill)
                  .map((next) => (
                    <Button
                      key={next}
                      variant="ghost"
                      aria-label={`${NEXT_STATE_LABELS[next]} ${description}`}
                      pending={change.pending && sent?.number === number && sent.status === next}
                      aria-disabled={change.pending || undefined}
                      onClick={({ currentTarget }) => {
                        if (change.pending) return;
                        pressed.current = currentTarget;
                        setSent({ number, status: next });
                        change.write({ number, status: next });
                      }}
                    >
                      {NEXT_STATE_LABELS[next]}
                    </Button>
                  ))}
              </span>
            ),
        },
      ]}
    />
  );
}

const NEXT_STATE_LABELS = { approved: 'Approve', reversed: 'Reverse' } as const;

function basisText({ basis, quantity, rate }: Charge): string {
  return basis === 'flat' && quantity === 1
    ? 'Flat'
    : `${quantity.toLocaleString('en-US')} × ${formatMoney(rate)}`;
}

function Amount(charge: Charge) {
  const { amount, supplier_bill } = charge;
  const isAsExpected = !supplier_bill || supplier_bill.expected.amount === amount.amount;
  return (
    <>
      {amountText(charge)}
      {!isAsExpected && (
        <span className="block text-ink-2">Expected {formatMoney(supplier_bill.expected)}</span>
      )}
    </>
  );
}

function Status({ status, supplier_bill }: Charge) {
  if (!supplier_bill) return codeLabel(status);
  return (
    <>
      {codeLabel(status)}
      <Link to={billPaths.bill(supplier_bill.id)} className="link code block">
        {supplier_bill.number}
      </Link>
    </>
  );
}

function amountText({ amount, converted, exchange }: Charge): string {
  if (!exchange) return formatMoney(amount);
  return `${formatMoney(amount)} = ${formatMoney(converted)} (${exchange.rate} of ${utcDay(new Date(exchange.date))})`;
}
