import Download from 'lucide-react/icons/download';
import type { ShipmentRow } from '#contract/shipments/customer.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Button } from '#web/ui/button.tsx';
import { saveCsv } from '#web/ui/save-file.ts';

/** Downloads exactly the listed shipments as CSV. */
export function DownloadCsvButton({ shipments }: { shipments: readonly ShipmentRow[] }) {
  return (
    <Button variant="ghost" icon={<Download aria-hidden="true" />} onClick={() => void download(shipments)}>
      Download {counted(shipments.length, 'shipment')} (CSV)
    </Button>
  );
}

/** The code loads with the first download. */
async function download(shipments: readonly ShipmentRow[]) {
  const { shipmentCsv } = await import('./shipment-csv.ts');
  saveCsv(shipmentCsv(shipments), 'shipments.csv');
}
