import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { FleetRow } from '#contract/fleet.ts';
import { call } from '#web/api/client.ts';
import { counted } from '#web/shipments/amounts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Spinner } from '#web/ui/loading/spinner.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { saveCsv } from '#web/ui/save-file.ts';
import { useOnline } from '#web/ui/use-online.ts';
import { fleetCsv } from './fleet-csv.ts';
import { filterInput, sortInput } from './fleet-input.ts';
import type { FleetView } from './fleet-view.ts';

const MAX_EXPORTED = 10_000;
const PAGE_SIZE = 500;
const OFFLINE = 'You are offline. You can export shipments when you’re back online.';
/** Exports the whole view as CSV, including rows that aren't loaded yet. */
export function ExportButton({ view }: { view: FleetView }) {
  const [pending, setPending] = useState(false);
  const locked = useOnline() ? undefined : OFFLINE;
  const download = async () => {
    setPending(true);
    try {
      const { rows, complete } = await readView(view);
      saveCsv(fleetCsv(rows), 'shipments.csv');
      const count = counted(rows.length, 'shipment');
      toast({
        title: 'Export ready',
        description: complete ? `${count} saved.` : `The first ${count} of this view saved.`,
      });
    } catch {
      toast({
        title: 'Export failed',
        description: 'The shipments could not be loaded. Try again.',
        variant: 'destructive',
      });
    } finally {
      setPending(false);
    }
  };
  return (
    <IconButton
      label="Export CSV"
      bordered
      icon={pending ? <Spinner /> : <Download aria-hidden="true" />}
      aria-busy={pending}
      disabled={locked !== undefined || pending}
      {...(locked && { title: locked })}
      onClick={() => void download()}
    />
  );
}

async function readView(view: FleetView): Promise<{ rows: FleetRow[]; complete: boolean }> {
  const input = { ...filterInput(view, new Date()), ...sortInput(view), limit: PAGE_SIZE };
  const rows: FleetRow[] = [];
  let after: string | undefined;
  do {
    const page = await call.fleet.list({ ...input, after });
    rows.push(...page.shipments);
    after = page.next ?? undefined;
  } while (after !== undefined && rows.length < MAX_EXPORTED);
  return { rows, complete: after === undefined };
}
