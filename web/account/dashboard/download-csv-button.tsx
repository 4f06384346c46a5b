import Download from 'lucide-react/icons/download';
import type { ShipmentRow } from '#contract/shipments/customer.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Button } from '#web/ui/button.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { shipmentCsv } from './shipment-csv.ts';

/** By this mark spreadsheets know that accents are UTF-8. */
const UTF_8 = '\ufeff';

/** Exactly the shipments that are listed, as its words say. */
export function DownloadCsvButton({ shipments }: { shipments: readonly ShipmentRow[] }) {
  return (
    <Button variant="ghost" icon={<Download aria-hidden="true" />} onClick={() => download(shipments)}>
      Download {counted(shipments.length, 'shipment')} (CSV)
    </Button>
  );
}

function download(shipments: readonly ShipmentRow[]) {
  saveFile(new Blob([UTF_8, shipmentCsv(shipments)], { type: 'text/csv' }), 'shipments.csv');
}
