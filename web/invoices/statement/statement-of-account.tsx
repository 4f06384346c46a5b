import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { dayInUtc } from '#domain/calendar/calendar-day.ts';
import { periodProblem, usualFirstDay } from '#domain/invoices/statement/statement-period.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api, call } from '#web/api/client.ts';
import { useDownload } from '#web/documents/use-download.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { useOnline } from '#web/ui/use-online.ts';
import { StatementAccount } from './statement-account.tsx';

interface StatementOfAccountProps {
  organisation_id: string;
  /** Path of an invoice or credit note. */
  invoicePath: (number: string) => string;
}

/** What a company was invoiced, credited and paid in a period, and what is open, with downloads. */
export function StatementOfAccount({ organisation_id: id, invoicePath }: StatementOfAccountProps) {
  const today = dayInUtc(useNow());
  const [chosen, setChosen] = useState<{ from?: string; to?: string }>({});
  // A date input is empty while a date is being typed.
  const to = chosen.to || today;
  const from = chosen.from || usualFirstDay(to);
  const problem = periodProblem({ from, to });
  const input = { id, from, to };
  const statement = useQuery({
    ...api.invoices.statement.queryOptions({ input }),
    enabled: problem === null,
    placeholderData: keepPreviousData,
  });
  const refusal = isRefusal(statement.error, 'SOME_BRANCHES', 'TOO_MANY_ENTRIES') && statement.error.message;
  const canDownload = problem === null && !refusal;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start gap-3">
        <Field label="From" error={problem ?? undefined} className={DAY}>
          <TextInput
            type="date"
            max={today}
            value={chosen.from ?? from}
            onChange={({ target }) => setChosen({ ...chosen, from: target.value })}
          />
        </Field>
        <Field label="To" className={DAY}>
          <TextInput
            type="date"
            max={today}
            value={chosen.to ?? to}
            onChange={({ target }) => setChosen({ ...chosen, to: target.value })}
          />
        </Field>
        <div className="flex gap-3 max-sm:w-full sm:ml-auto sm:pt-6">
          <FileButton
            format="PDF"
            disabled={!canDownload}
            read={() => call.invoices.statementPdf(input)}
            name={`statement-${from}-${to}.pdf`}
          />
          <FileButton
            format="CSV"
            disabled={!canDownload}
            read={() => call.invoices.statementCsv(input)}
            name={`statement-${from}-${to}.csv`}
          />
        </div>
      </div>
      {refusal ? (
        <Alert variant="info" title={refusal} />
      ) : (
        <QueryBoundary
          of={statement}
          what="The statement of account"
          skeleton={<Skeleton className="h-80" />}
        >
          {(shown) =>
            shown.accounts.length === 0 ? (
              <p className="text-ui text-ink-2">
                Nothing was invoiced or paid in this period, and nothing is open.
              </p>
            ) : (
              shown.accounts.map((account) => (
                <StatementAccount
                  key={account.currency}
                  account={account}
                  period={shown}
                  invoicePath={invoicePath}
                />
              ))
            )
          }
        </QueryBoundary>
      )}
    </div>
  );
}

const DAY = 'w-40 max-sm:min-w-0 max-sm:flex-1';

interface FileButtonProps {
  format: 'PDF' | 'CSV';
  disabled: boolean;
  read: () => Promise<File>;
  name: string;
}

function FileButton({ format, disabled, read, name }: FileButtonProps) {
  const isOnline = useOnline();
  const { download, pending } = useDownload({ what: 'The statement', read, fileName: () => name });
  return (
    <Button
      variant="secondary"
      icon={<Download aria-hidden="true" />}
      disabled={disabled || !isOnline}
      pending={pending}
      aria-label={`Download statement as ${format}`}
      onClick={() => download()}
    >
      {format}
    </Button>
  );
}
