import { useQuery } from '@tanstack/react-query';
import type { Invoice } from '#contract/invoices/invoice-records.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { api, call } from '#web/api/client.ts';
import { DialogButtons } from '#web/forms/dialog-buttons.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useCloseQuestion } from '#web/forms/leave-guard/use-leave-question.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { RadioRow } from '#web/ui/fields/choice-row.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { CreditLineFields } from './credit-line-fields.tsx';
import { type CreditValues, creditResolver, leftOf, NEW_CREDIT, wantedLines } from './credit-values.ts';

interface CreditDialogProps {
  number: string;
  onClose: () => void;
}

/** Issues a credit note for an invoice or some of its lines. */
export function CreditDialog({ number, onClose }: CreditDialogProps) {
  const query = useQuery(api.invoices.find.queryOptions({ input: { number } }));
  if (query.data) return <CreditForm invoice={query.data} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} title="Issue a credit note" description={number}>
      <QueryBoundary of={query} what={`Invoice ${number}`} skeleton={<Skeleton className="h-64 w-full" />}>
        {() => null}
      </QueryBoundary>
    </Dialog>
  );
}

function CreditForm({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { number, lines } = invoice;
  const form = useForm<CreditValues>({ initial: NEW_CREDIT, resolver: creditResolver(invoice) });
  const { values, change, idOf, errorOf } = form;
  const { write, pending, failure } = useWrite({
    form: {
      snapshot: form.snapshot,
      settle: form.settle,
      // The server names an amount by its place in the request, the form by its line.
      refuse: (messages) => form.refuse(byLine(messages, wantedLines(invoice, values))),
    },
    send: (sent: CreditValues, options) =>
      call.invoices.credit(
        {
          number,
          reason: sent.reason,
          billable: sent.afterwards === 'billable',
          ...(sent.scope === 'lines' && { lines: wantedLines(invoice, sent) }),
        },
        options,
      ),
    onSuccess: (issued) => {
      toast({ title: 'Credit note issued', description: `${issued.number} for invoice ${number}` });
      onClose();
    },
  });
  const { leaving, close } = useCloseQuestion(form.isDirty, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title="Issue a credit note"
      description={number}
      footer={
        <DialogButtons
          label="Issue credit note"
          pending={pending}
          act={idOf('')}
          onLeave={close}
          leaving={leaving}
        />
      }
    >
      <form id={idOf('')} onSubmit={form.submit(write)} noValidate className="flex flex-col gap-5">
        <FormProblems form={form} failure={failure} />
        <fieldset className="flex min-w-0 flex-col gap-2">
          <legend className="mb-1.5 text-ui font-semibold">Credit</legend>
          <RadioRow
            name={idOf('scope')}
            label={
              lines.some(({ credited }) => credited.amount !== 0) ? 'All that is left' : 'The whole invoice'
            }
            aside={<span className="num">{formatMoney(leftOf(invoice))}</span>}
            checked={values.scope === 'all'}
            onChange={() => change({ scope: 'all' })}
          />
          <RadioRow
            name={idOf('scope')}
            label="Some lines"
            hint={
              invoice.vat_groups.length > 0 &&
              'Enter amounts without VAT. It is credited at the rate of the line.'
            }
            checked={values.scope === 'lines'}
            onChange={() => change({ scope: 'lines' })}
          />
          {values.scope === 'lines' && <CreditLineFields invoice={invoice} form={form} />}
        </fieldset>
        <fieldset className="flex min-w-0 flex-col gap-2">
          <legend className="mb-1.5 text-ui font-semibold">Afterwards</legend>
          <RadioRow
            name={idOf('afterwards')}
            label="Lower the price"
            hint="An allowance: the shipment brings in less, and nothing is invoiced again."
            checked={values.afterwards === 'allowance'}
            onChange={() => change({ afterwards: 'allowance' })}
          />
          <RadioRow
            name={idOf('afterwards')}
            label="Invoice it again"
            hint="A correction: the price stays, and the next invoice states these amounts unless you change the charges."
            checked={values.afterwards === 'billable'}
            onChange={() => change({ afterwards: 'billable' })}
          />
        </fieldset>
        <Field
          label="Reason"
          hint="Printed on the credit note."
          id={idOf('reason')}
          error={errorOf('reason')}
        >
          <Textarea
            rows={3}
            maxLength={300}
            value={values.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        </Field>
        {invoice.status === 'Paid' && (
          <p className="text-ui">
            This invoice is paid, so that the credit is a balance in favour of the client. Nothing is refunded
            by it.
          </p>
        )}
      </form>
    </Dialog>
  );
}

function byLine(messages: Readonly<Record<string, string>>, sent: readonly { line: number }[]) {
  return Object.fromEntries(
    Object.entries(messages).map(([path, message]) => {
      const line = sent[Number(/^lines\.(\d+)\./.exec(path)?.[1])]?.line;
      return [line === undefined ? path : `amounts.${line}`, message];
    }),
  );
}
