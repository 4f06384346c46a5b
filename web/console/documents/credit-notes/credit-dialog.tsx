import { useQuery } from '@tanstack/react-query';
import type { Invoice } from '#contract/invoices/invoice-records.ts';
import { api, call } from '#web/api/client.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { MoneyDialog } from '../money-dialog.tsx';
import { CreditFields } from './credit-fields.tsx';
import { type CreditValues, creditResolver, NEW_CREDIT, wantedLines } from './credit-values.ts';

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
  const { number } = invoice;
  const form = useForm<CreditValues>({ initial: NEW_CREDIT, resolver: creditResolver(invoice) });
  const issuing = useWrite({
    form: {
      snapshot: form.snapshot,
      settle: form.settle,
      // The server names an amount by its place in the request, the form by its line.
      refuse: (messages) => form.refuse(byLine(messages, wantedLines(invoice, form.getValues()))),
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
  return (
    <MoneyDialog
      title="Issue a credit note"
      description={number}
      label="Issue credit note"
      form={form}
      onSubmit={form.submit(issuing.write)}
      call={issuing}
      onClose={onClose}
    >
      <CreditFields invoice={invoice} form={form} />
    </MoneyDialog>
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
