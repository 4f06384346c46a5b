import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoredChargeCode } from '#contract/rates/charge-codes.ts';
import { admits } from '#domain/people/access.ts';
import { capitalize } from '#domain/validation/capitalize.ts';
import { api } from '#web/api/client.ts';
import { useSession } from '#web/people/session.ts';
import { MODE_NAMES } from '#web/shipments/mode-icon.tsx';
import { Button } from '#web/ui/button.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { type RecordColumn, RecordTable } from '../shipment-file/record-table.tsx';
import { ChargeCodeDialog, TAX_NAMES } from './charge-code-dialog.tsx';

const COLUMNS: readonly RecordColumn<StoredChargeCode>[] = [
  { name: 'Order', isFigure: true, cell: ({ position }) => position },
  { name: 'Code', cell: ({ code }) => <span className="code">{code}</span> },
  { name: 'Name', cell: ({ name }) => name },
  { name: 'Category', cell: ({ category }) => capitalize(category) },
  { name: 'Tax', cell: ({ tax_category }) => TAX_NAMES[tax_category] },
  { name: 'Ledger account', cell: ({ ledger_account }) => ledger_account },
  {
    name: 'Modes',
    cell: ({ modes }) => (modes.length === 0 ? 'All' : modes.map((mode) => MODE_NAMES[mode]).join(', ')),
  },
];

/** The charge codes in the order of offers and invoices. Admins change them. */
export function ChargeCodes() {
  const { person } = useSession();
  const mayChange = admits('admin', person ?? null);
  const codes = useQuery(api.rates.chargeCodes.queryOptions());
  const [open, setOpen] = useState<{ code: string | null } | null>(null);
  const change: RecordColumn<StoredChargeCode> = {
    name: 'Edit',
    isAction: true,
    cell: ({ code }) => (
      <Button
        variant="ghost"
        className="-ml-3.5 md:-my-2"
        aria-label={`Edit ${code}`}
        onClick={() => setOpen({ code })}
      >
        Edit
      </Button>
    ),
  };
  return (
    <section aria-label="Charge codes">
      {mayChange ? (
        <Button className="mb-4" onClick={() => setOpen({ code: null })}>
          Add a charge code
        </Button>
      ) : (
        <p className="mb-4 text-ui text-ink-2">Admins add and change charge codes.</p>
      )}
      <QueryBoundary of={codes} what="The charge codes" skeleton={<RowSkeletons height="h-12" />}>
        {({ charge_codes }) => (
          <RecordTable
            caption="Charge codes"
            rows={charge_codes}
            keyOf={({ code }) => code}
            empty="No charge codes yet."
            columns={mayChange ? [...COLUMNS, change] : COLUMNS}
          />
        )}
      </QueryBoundary>
      {open && (
        <ChargeCodeDialog
          code={codes.data?.charge_codes.find(({ code }) => code === open.code) ?? null}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}
