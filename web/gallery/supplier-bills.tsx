import type { SupplierBillLine, SupplierBillRow } from '#contract/supplier-bills.ts';
import { BillLineTable } from '#web/console/supplier-bills/bill-line-table.tsx';
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
  expected: usd(1_000_00),
  variance: usd(20_00),
  reason: '',
  recorded_by: 'Dana Reed',
  created_at: hoursAgo(48),
  updated_at: hoursAgo(48),
};
const ABOVE = { amount: usd(1_700_00), variance: usd(700_00), needs_approval: true };
const BELOW = { amount: usd(900_00), variance: usd(-100_00) };
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
