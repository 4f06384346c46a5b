import type { Statement } from '#contract/invoices/statements.ts';
import type { DocumentIssuer } from '#domain/documents/document-data.ts';
import type { PaperSize } from '#domain/documents/paper-size.ts';
import { AGEING_LABELS, entryText, unlistedText } from '#domain/invoices/statement/entry-text.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { signedIn } from '../../api/call-context.ts';
import { unavailable } from '../../documents/unavailable.ts';
import { issuer } from '../../pdf/issuer.ts';
import type { StatementPdfInput } from '../../pdf/pdf-input-types.ts';
import { dayLabel, shortDay } from '../../pdf/pdf-messages.ts';
import { operations } from '../operations.ts';
import { findStatement } from './find-statement.ts';
import { statementIssuer } from './statement-issuer.ts';

const BUCKETS = Object.entries(AGEING_LABELS) as [keyof typeof AGEING_LABELS, string][];

export const statementPdf = operations.statementPdf.handler(async ({ input, context, errors }) => {
  const statement = await findStatement(input, context, errors);
  const issued_by = await statementIssuer(context.database.db, input.id, statement);
  const pdf_input = statementPdfInput(statement, issued_by, context.settings, input.size);
  try {
    const bytes = await context.pdfRenderer.render(signedIn(context).user_id, 'statement', pdf_input);
    return new File([bytes], `statement-${statement.from}-${statement.to}.pdf`, { type: 'application/pdf' });
  } catch (error) {
    throw unavailable(error, context, errors.PDF_UNAVAILABLE);
  }
});

function statementPdfInput(
  { name, from, to, accounts }: Statement,
  issued_by: DocumentIssuer | null,
  { publicUrl }: { publicUrl: string },
  size: PaperSize = 'a4',
): StatementPdfInput {
  return {
    title: `Statement of account of ${name}`,
    dated: `${to}T00:00:00Z`,
    issuer: issuer(issued_by),
    scan_url: `${publicUrl}/customer-portal?tab=invoices`,
    number: to,
    size,
    watermark: null,
    company: name,
    period: `${dayLabel(from)} to ${dayLabel(to)}`,
    accounts: accounts.map((account) => ({
      currency: account.currency,
      opening: { label: `Balance before ${dayLabel(from)}`, amount: formatMoney(account.opening) },
      entries: account.entries.map(({ on, due_on, tracking_number, amount, balance, ...entry }) => ({
        on: shortDay(on) ?? '',
        text: entryText(entry),
        note: [tracking_number ?? [], due_on ? `due ${shortDay(due_on)}` : []].flat().join(', '),
        amount: formatMoney(amount),
        balance: formatMoney(balance),
      })),
      closing: { label: `Balance on ${dayLabel(to)}`, amount: formatMoney(account.closing) },
      ageing: [
        ...BUCKETS.map(([bucket, label]) => ({ label, amount: formatMoney(account.ageing[bucket]) })),
        ...(account.credit.amount === 0 ? [] : [{ label: 'Credit', amount: formatMoney(account.credit) }]),
      ],
      open_items: account.open_items.map(({ number, issued_on, due_on, days_overdue, open }) => ({
        number,
        issued: shortDay(issued_on) ?? '',
        due: shortDay(due_on) ?? '',
        overdue: days_overdue === 0 ? '' : `${days_overdue} ${days_overdue === 1 ? 'day' : 'days'}`,
        open: formatMoney(open),
      })),
      unlisted: unlistedText(account),
    })),
  };
}
