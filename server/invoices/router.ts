import type { AreaHandlers } from '../api/area-handlers.ts';
import { accounts } from './accounts.ts';
import { credit } from './credit-notes/credit.ts';
import { recordRefund } from './credit-notes/record-refund.ts';
import { find } from './find.ts';
import { issue } from './issue.ts';
import { list } from './list.ts';
import { mine } from './mine.ts';
import { ofShipment } from './of-shipment.ts';
import { reminderSettings, setReminderSettings } from './payment-reminders/reminder-settings.ts';
import { sendPaymentReminder } from './payment-reminders/send-payment-reminder.ts';
import { setDispute } from './payment-reminders/set-dispute.ts';
import { allocatePayment } from './payments/allocate-payment.ts';
import { payments } from './payments/list-payments.ts';
import { receivePayment } from './payments/receive-payment.ts';
import { recordPayment } from './payments/record-payment.ts';
import { refundPayment } from './payments/refund-payment.ts';
import { reversePayment } from './payments/reverse-payment.ts';
import { reversePaymentRefund } from './payments/reverse-payment-refund.ts';
import { pdf } from './pdf.ts';
import { statement } from './statement/statement.ts';
import { statementCsv } from './statement/statement-csv.ts';
import { statementPdf } from './statement/statement-pdf.ts';
import { voidInvoice } from './void.ts';

export const invoices: AreaHandlers<'invoices'> = {
  mine,
  find,
  pdf,
  ofShipment,
  issue,
  credit,
  recordPayment,
  reversePayment,
  payments,
  receivePayment,
  allocatePayment,
  refundPayment,
  reversePaymentRefund,
  recordRefund,
  void: voidInvoice,
  list,
  accounts,
  reminderSettings,
  setReminderSettings,
  sendPaymentReminder,
  setDispute,
  statement,
  statementCsv,
  statementPdf,
};
