import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SelectShipment } from './select-shipment.tsx';

export function NoShipmentSelected({ onSelect }: { onSelect: (number: string) => void }) {
  return (
    <EmptyState title="Select a shipment in operations" action={<SelectShipment onSelect={onSelect} />}>
      Open one in{' '}
      <Link to={paths.admin()} className="link">
        operations
      </Link>{' '}
      and come back, or enter its tracking number.
    </EmptyState>
  );
}
