import type { StaffShipment } from '#contract/shipments/staff.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ImplausiblePositions } from '../implausible-positions.tsx';
import { ShipmentChart } from '../shipment-chart.tsx';
import { ShipmentFacts } from '../shipment-facts.tsx';
import { degreesOf, parsePoint } from '../stops/place-values.ts';
import type { Part } from './use-part.ts';
import type { WorkspaceForms } from './use-workspace-forms.ts';

interface WorkspaceAsideProps {
  record: StaffShipment;
  part: Part;
  forms: WorkspaceForms;
}

/** The map, on which a click sets the place of the open form, and the facts. */
export function WorkspaceAside({ record, part, forms }: WorkspaceAsideProps) {
  const placing = placingForm(part, forms);
  return (
    <aside
      aria-label="Map and details"
      className={classNames(
        'pt-4 lg:sticky lg:top-8 lg:order-last lg:self-start',
        (part === 'history' || part === 'messages') && 'max-lg:hidden',
        part === 'instructions' && 'hidden',
      )}
    >
      <ShipmentChart
        trackingNumber={record.tracking_number}
        placed={placing && parsePoint(placing.values)}
        onPoint={placing && ((point) => placing.change({ ...degreesOf(point), placed: '' }))}
      />
      <ShipmentFacts shipment={record} className={part === 'overview' ? undefined : 'max-lg:hidden'} />
      <ImplausiblePositions
        positions={record.implausible_positions}
        className={part === 'overview' || part === 'waypoints' ? undefined : 'max-lg:hidden'}
      />
    </aside>
  );
}

/** The form whose place is set on the map. */
function placingForm(part: Part, { event, eventEdit, waypoint, waypointEdit }: WorkspaceForms) {
  if (part === 'events') return eventEdit.openId === null ? event : eventEdit.form;
  if (part === 'waypoints') return waypointEdit.openId === null ? waypoint : waypointEdit.form;
  return null;
}
