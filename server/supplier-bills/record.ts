import { dayInUtc } from '#domain/calendar/calendar-day.ts';
import { isTooLarge } from '#domain/money/largest-amount.ts';
import { billNumberKey } from '#domain/supplier-bills/bill-number.ts';
import { billIssues, isSupplier } from '#domain/supplier-bills/supplier-bill.ts';
import { exceedsTolerance } from '#domain/supplier-bills/variance.ts';
import { signedIn } from '../api/call-context.ts';
import { fieldIssue, fieldIssues } from '../api/errors/field-issue.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { lockOrganisation } from '../organisations/organisation-locks.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { matchLines } from './match-lines.ts';
import { operations } from './operations.ts';
import { presentBill } from './present.ts';
import { insertBillLines } from './supplier-bill-lines-table.ts';
import { findByNumber, insertSupplierBill } from './supplier-bills-table.ts';
import { toleranceIn } from './tolerance.ts';

export const record = operations.record.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { supplier_id, number, billed_on, due_on, currency, vat } = input;
    const now = context.now();
    const issues = billIssues(input, dayInUtc(now));
    if (issues.length > 0) throw fieldIssues(issues);
    // Its lock makes the second of two recordings find the first one.
    const supplier = await lockOrganisation(transaction, supplier_id);
    if (!supplier) throw fieldIssue('supplier_id', 'There is no such company.');
    if (!isSupplier(supplier))
      throw fieldIssue('supplier_id', 'The company has no role of a supplier, such as carrier or haulier.');
    const number_key = billNumberKey(number);
    if (await findByNumber(transaction, { supplier_id, number_key })) throw errors.ALREADY_RECORDED();

    const person = signedIn(context);
    const matched = await matchLines(transaction, input, readerOf(person));
    const limit = await toleranceIn(transaction, currency, { day: billed_on, as_of: now });
    const lines = matched.map((line) => ({
      ...line,
      needs_approval: exceedsTolerance({ expected: line.expected, billed: line.amount }, limit),
    }));
    const sum = (field: 'amount' | 'expected') => lines.reduce((total, line) => total + line[field], 0);
    if (isTooLarge({ amount: sum('amount') + vat })) throw fieldIssue('lines', 'The bill is too large.');
    const bill = await insertSupplierBill(transaction, {
      supplier_id,
      number,
      number_key,
      billed_on,
      due_on,
      currency,
      amount: sum('amount'),
      expected: sum('expected'),
      vat,
      needs_approval: lines.some((line) => line.needs_approval),
      recorded_by: person.user_id,
      created_at: now,
      updated_at: now,
    });
    await insertBillLines(
      transaction,
      lines.map((line, line_order) => ({ ...line, bill_id: bill.id, line_order })),
    );
    await writeAudit(transaction, {
      actor_id: person.user_id,
      action: 'supplierBills.record',
      subject_type: 'supplier_bill',
      subject_id: bill.id,
      detail: {
        number,
        supplier: supplier.name,
        amount: { amount: bill.amount, currency },
        vat: { amount: vat, currency },
      },
    });
    return presentBill(transaction, bill.id, now);
  }),
);
