import { Link } from 'react-router';
import type { ShipmentDocument } from '#contract/documents.ts';
import { capitalize } from '#domain/validation/capitalize.ts';
import { paths } from '#web/paths.ts';
import { counted } from '#web/shipments/amounts.ts';
import { backToDocuments } from '../return-address.ts';

interface MissingListProps {
  /** The tracking number. */
  number: string;
  missing: ShipmentDocument['missing'];
  /** The id of the summary, for `aria-describedby`. */
  id: string;
  open: boolean;
}

/** The missing details that block issuing; each links to its field. */
export function MissingList({ number, missing, id, open }: MissingListProps) {
  return (
    <details open={open} className="mt-1">
      <summary id={id} className="w-fit font-semibold text-ink max-sm:min-h-11 max-sm:content-center">
        {counted(missing.length, 'detail is', 'details are')} required before it can be issued
      </summary>
      <ul className="mt-1 gap-x-6 sm:columns-2">
        {missing.map(({ field, label }) => (
          <li key={`${field} ${label}`} className="break-inside-avoid">
            <Link
              to={addressOf(number, field)}
              state={backToDocuments(number)}
              className="link inline-flex min-h-6 items-center max-sm:min-h-11"
            >
              {titled(label)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The cargo value is a field of the shipment, legs, containers and references are in its file, exchange rates with the tariffs. All other details belong to the shipping instructions. */
function addressOf(shipment: string, field: string): string {
  if (field === 'cargo_value') return paths.admin({ shipment, field: 'cargo_value_cents' });
  if (field === 'legs') return `${paths.shipmentFile(shipment)}#legs`;
  if (field === 'equipment') return `${paths.shipmentFile(shipment)}#containers`;
  if (field === 'references') return `${paths.shipmentFile(shipment)}#references`;
  if (field === 'exchange_rates') return paths.exchangeRates();
  return paths.admin({ shipment, part: 'instructions', field });
}

/** 'Consignee’s name' for 'the consignee’s name' */
function titled(label: string): string {
  const bare = label.replace(/^the /, '');
  return capitalize(bare);
}
