import type { Payment } from '#contract/invoices/payments.ts';
import { InvoicePaymentDialog } from '#web/console/documents/invoice-payment-dialog.tsx';
import { AllocatePaymentDialog } from '#web/console/invoices/payments/allocate-payment-dialog.tsx';
import { PaymentActions } from '#web/console/invoices/payments/payment-actions.tsx';
import { ReceivePaymentDialog } from '#web/console/invoices/payments/receive-payment-dialog.tsx';
import { RefundPaymentDialog } from '#web/console/invoices/payments/refund-payment-dialog.tsx';
import { ReversePaymentDialog } from '#web/console/invoices/payments/reverse-payment-dialog.tsx';
import { ReverseRefundDialog } from '#web/console/invoices/payments/reverse-refund-dialog.tsx';
import { PaymentList } from '#web/invoices/payments/payment-list.tsx';
import { daysAhead, hoursAgo, invoiceRow } from './fixtures.ts';
import { nothing } from './sample.tsx';
import type { Area } from './specimen.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const REFUND: Payment['refunds'][number] = {
  id: '01900000-0000-7000-8000-0000000000d2',
  amount: usd(120_00),
  refunded_at: hoursAgo(24),
  reference: 'SEPA 2026-11-29 0009',
  reason: 'The invoice had already been paid.',
  reversed_at: null,
  reversal_reason: null,
};
const PAYMENT: Payment = {
  id: '01900000-0000-7000-8000-0000000000d1',
  amount: usd(5_000_00),
  on_account: usd(1_239_50),
  refunded: usd(0),
  received_at: hoursAgo(72),
  reference: 'SEPA 2026-11-27 0007',
  created_at: hoursAgo(70),
  recorded_by: 'Dana Reed',
  reversed_at: null,
  reversal_reason: null,
  allocations: [
    { number: 'INV-2026-00041', amount: usd(1_000_00) },
    { number: 'INV-2026-00042', amount: usd(2_760_50) },
  ],
  refunds: [],
};
const REFUNDED: Payment = {
  ...PAYMENT,
  id: '01900000-0000-7000-8000-0000000000d3',
  on_account: usd(1_119_50),
  refunded: usd(120_00),
  refunds: [
    {
      ...REFUND,
      id: '01900000-0000-7000-8000-0000000000d4',
      reversed_at: hoursAgo(30),
      reversal_reason: 'The account has been closed.',
    },
    REFUND,
  ],
};
const REVERSED: Payment = {
  ...PAYMENT,
  id: '01900000-0000-7000-8000-0000000000d5',
  on_account: usd(0),
  reference: '',
  reversed_at: hoursAgo(2),
  reversal_reason: 'Returned by the bank',
};
const OPEN = [
  { ...invoiceRow({ number: 'INV-2026-00050', amount_cents: 800_00, due_at: daysAhead(3) }), client: null },
  { ...invoiceRow({ number: 'INV-2026-00051', amount_cents: 900_00, due_at: daysAhead(20) }), client: null },
];
const ALL = {
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  isPlaceholderData: false,
  fetchNextPage: async () => {},
};
const invoicePath = (number: string) => `?invoice=${number}`;

export const payments: Area = {
  title: 'Payments',
  pieces: [
    {
      title: 'Payments of a company',
      shows: ['web/invoices/payments/payment-list.tsx', 'web/console/invoices/payments/payment-actions.tsx'],
      states: {
        'For staff': (
          <PaymentList
            of={ALL}
            payments={[PAYMENT, REFUNDED, REVERSED]}
            on_account={[usd(2_359_00), { amount: 80_00, currency: 'EUR' }]}
            invoicePath={invoicePath}
            actions={(payment) => (
              <PaymentActions payment={payment} locked={false} canAllocate onOpen={nothing} />
            )}
          />
        ),
        'For the customer': (
          <PaymentList
            of={{ ...ALL, hasNextPage: true }}
            payments={[REFUNDED, REVERSED].map((payment) => ({ ...payment, recorded_by: null }))}
            on_account={[]}
            invoicePath={invoicePath}
          />
        ),
        None: <PaymentList of={ALL} payments={[]} on_account={[]} invoicePath={invoicePath} />,
      },
    },
    {
      title: 'Payment of an invoice',
      shows: ['web/console/documents/invoice-payment-dialog.tsx'],
      states: {
        Open: { node: <InvoicePaymentDialog invoice={invoiceRow()} onClose={nothing} />, frame: 640 },
        'Without a company': {
          node: <InvoicePaymentDialog invoice={invoiceRow({ organisation_id: null })} onClose={nothing} />,
          frame: 640,
        },
      },
    },
    {
      title: 'Payment of several invoices',
      shows: [
        'web/console/invoices/payments/receive-payment-dialog.tsx',
        'web/console/invoices/payments/allocation-fields.tsx',
      ],
      states: {
        Open: {
          node: (
            <ReceivePaymentDialog
              organisation_id={REFUND.id}
              name="Brandt Imports"
              open={OPEN}
              currencies={['USD', 'EUR']}
              onClose={nothing}
            />
          ),
          frame: 820,
        },
      },
    },
    {
      title: 'Allocation of what is on account',
      shows: ['web/console/invoices/payments/allocate-payment-dialog.tsx'],
      states: {
        Open: { node: <AllocatePaymentDialog payment={PAYMENT} open={OPEN} onClose={nothing} />, frame: 640 },
        'No open invoice': {
          node: <AllocatePaymentDialog payment={PAYMENT} open={[]} onClose={nothing} />,
          frame: 420,
        },
      },
    },
    {
      title: 'Refund of what is on account',
      shows: [
        'web/console/invoices/payments/refund-payment-dialog.tsx',
        'web/console/documents/money-dialog.tsx',
      ],
      states: {
        Open: { node: <RefundPaymentDialog payment={PAYMENT} onClose={nothing} />, frame: 720 },
      },
    },
    {
      title: 'Reversals',
      shows: [
        'web/console/invoices/payments/reverse-payment-dialog.tsx',
        'web/console/invoices/payments/reverse-refund-dialog.tsx',
      ],
      states: {
        'Of a payment': {
          node: <ReversePaymentDialog payment={{ ...PAYMENT, total: PAYMENT.amount }} onClose={nothing} />,
          frame: 480,
        },
        'Of a refund': {
          node: <ReverseRefundDialog payment_id={PAYMENT.id} refund={REFUND} onClose={nothing} />,
          frame: 480,
        },
      },
    },
  ],
};
