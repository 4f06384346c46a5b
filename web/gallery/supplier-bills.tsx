import type {
  SupplierBill,
  SupplierBillLine,
  SupplierBillRow,
} from '#contract/supplier-bills/bill-records.ts';
import { BillLineTable } from '#web/console/supplier-bills/bill-line-table.tsx';
import { BillPayments } from '#web/console/supplier-bills/bill-payments.tsx';
import { OwedFigures } from '#web/console/supplier-bills/owed-figures.tsx';
import { SupplierBillTable } from '#web/console/supplier-bills/supplier-bill-table.tsx';
import { Variance } from '#web/console/supplier-bills/variance.tsx';
import { hoursAgo, LONG_WORD } from './fixtures.ts';
import { Row } from './sample.tsx';
import type { Area } from './specimen.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const BILL: SupplierBillRow = {
  id: '01900000-0000-7000-8000-0000000000e1',
  supplier: { id: '01900000-0000-7000-8000-0000000000e2', name: 'Kestrel Line' },
  number: 'KL-2026-4711',
  billed_on: '2026-11-20',
  due_on: '2026-12-20',
  status: 'recorded',
  needs_approval: false,
  amount: usd(1_020_00),
  vat: usd(193_80),
  total: usd(1_213_80),
  expected: usd(1_000_00),
  variance: usd(20_00),
  reason: '',
  paid_on: null,
  recorded_by: 'Dana Reed',
  created_at: hoursAgo(48),
  updated_at: hoursAgo(48),
};
const ABOVE = {
  amount: usd(1_700_00),
  vat: usd(0),
  total: usd(1_700_00),
  variance: usd(700_00),
  needs_approval: true,
};
const BELOW = { amount: usd(900_00), vat: usd(0), total: usd(900_00), variance: usd(-100_00) };
const LINE: SupplierBillLine = {
  charge_code: 'FRT',
  description: 'Ocean freight',
  amount: usd(1_020_00),
  expected: usd(1_000_00),
  variance: usd(20_00),
  needs_approval: false,
  tracking_number: 'GS104588210',
  charge: 3,
  carrier_booking: null,
};

const PAYMENT: SupplierBill['payments'][number] = {
  id: '2',
  amount: usd(1_213_80),
  paid_on: '2026-11-24',
  reference: 'SEPA 20-4711',
  recorded_at: hoursAgo(4),
  reversed_at: null,
  reversal_reason: null,
};

export const supplierBills: Area = {
  title: 'Supplier bills',
  pieces: [
    {
      title: 'List of supplier bills',
      shows: ['web/console/supplier-bills/supplier-bill-table.tsx'],
      states: {
        'In each status': (
          <SupplierBillTable
            rows={[
              BILL,
              { ...BILL, ...ABOVE, id: '2', status: 'disputed', number: 'KL-2026-4712' },
              { ...BILL, ...BELOW, id: '3', status: 'approved', number: 'KL-2026-4713' },
              { ...BILL, id: '5', status: 'approved', paid_on: '2026-11-24', number: 'KL-2026-4710' },
              { ...BILL, id: '4', status: 'reversed', number: LONG_WORD },
            ]}
          />
        ),
        None: <SupplierBillTable rows={[]} />,
      },
    },
    {
      title: 'Lines of a supplier bill',
      shows: ['web/console/supplier-bills/bill-line-table.tsx'],
      states: {
        'Of a shipment, of a carrier booking, unexpected': (
          <BillLineTable
            lines={[
              LINE,
              {
                ...LINE,
                ...BELOW,
                tracking_number: null,
                charge: null,
                carrier_booking: { id: '5', name: 'Kestrel Line KSTL 77' },
              },
              {
                ...LINE,
                ...ABOVE,
                charge_code: 'STORAGE',
                description: 'Quay rent',
                expected: usd(0),
                variance: usd(1_700_00),
                charge: null,
              },
            ]}
          />
        ),
      },
    },
    {
      title: 'Payments of a supplier bill',
      shows: ['web/console/supplier-bills/bill-payments.tsx'],
      states: {
        'In force, and reversed without a reference': (
          <BillPayments
            payments={[
              { ...PAYMENT, id: '1', reference: '', reversed_at: hoursAgo(20), reversal_reason: LONG_WORD },
              PAYMENT,
            ]}
          />
        ),
      },
    },
    {
      title: 'Owed to suppliers',
      shows: ['web/console/supplier-bills/owed-figures.tsx'],
      states: {
        'In two currencies': (
          <OwedFigures
            owed={[
              {
                count: 2,
                amount: { amount: 300_00, currency: 'EUR' },
                overdue: { amount: 0, currency: 'EUR' },
              },
              { count: 12, amount: usd(14_310_00), overdue: usd(1_020_00) },
            ]}
          />
        ),
      },
    },
    {
      title: 'Variance',
      shows: ['web/console/supplier-bills/variance.tsx'],
      states: {
        'Above the tolerance, within it, below': (
          <Row>
            {[ABOVE, BILL, { ...BILL, ...BELOW }].map((bill) => (
              <span key={bill.variance.amount} className="num">
                <Variance {...bill} />
              </span>
            ))}
          </Row>
        ),
      },
    },
  ],
};
