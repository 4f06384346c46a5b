import type { FleetRow } from '#contract/fleet.ts';
import type { GridLayout } from '#domain/views/saved-view.ts';
import type { GridColumn } from '#web/ui/data-grid/grid-column.ts';
import { MIN_ROUTE_PX } from './column-widths.ts';

type Column = GridColumn<FleetRow>;

interface Shown {
  hidden: GridLayout['hidden'];
  /** The columns beside the map, in order; null shows those of the layout. */
  preset: readonly string[] | null;
  /** Whether bookings are listed to be confirmed. */
  unconfirmed: boolean;
}

/** The columns of the fleet that the layout or the place beside the map shows. */
export function visibleColumns(columns: readonly Column[], { hidden, preset, unconfirmed }: Shown): Column[] {
  if (preset)
    return preset.flatMap((name) => {
      const column = columns.find(({ id }) => id === name);
      return column
        ? [{ ...column, ...(name === 'route' && { width: MIN_ROUTE_PX, least: MIN_ROUTE_PX }) }]
        : [];
    });
  // A booking is confirmed with its cost.
  const isShown = (id: string) => !hidden.includes(id) || (unconfirmed && id === 'cost');
  return columns.filter(({ id }, index) => index === 0 || isShown(id));
}
