import { accounts } from '../invoices/accounts.ts';
import { find } from '../invoices/find.ts';
import { issue } from '../invoices/issue.ts';
import { list } from '../invoices/list.ts';
import { mine } from '../invoices/mine.ts';
import { ofShipment } from '../invoices/of-shipment.ts';
import { pdf } from '../invoices/pdf.ts';
import { recordPayment } from '../invoices/record-payment.ts';
import { voidInvoice } from '../invoices/void.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const invoices: AreaHandlers<'invoices'> = {
  mine,
  find,
  pdf,
  ofShipment,
  issue,
  recordPayment,
  void: voidInvoice,
  list,
  accounts,
};
