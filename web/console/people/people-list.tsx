import { useMemo } from 'react';
import type { PersonRow } from '#contract/people/staff.ts';
import { DataGrid } from '#web/ui/data-grid/data-grid.tsx';
import { GridCards } from '#web/ui/data-grid/grid-cards.tsx';
import type { GridSort } from '#web/ui/data-grid/grid-column.ts';
import { useIsPhone } from '#web/ui/use-phone.ts';
import type { ClientsView } from './clients-view.ts';
import { type PersonActionHandlers, peopleColumns } from './people-columns.tsx';
import { PersonCard } from './person-card.tsx';

interface PeopleListProps extends PersonActionHandlers {
  rows: readonly PersonRow[];
  /** The number of all results. Null while loading. */
  total: number | null;
  sort: ClientsView['sort'];
  onSort: (sort: ClientsView['sort']) => void;
  onNearEnd: () => void;
}

const idOf = ({ user_id }: PersonRow) => user_id;
const LETTERS = { r: 'role' };
const BY_NAME: GridSort = { column: 'name', direction: 'ascending' };

/** A grid, or cards on a phone. */
export function PeopleList({ rows, total, sort, onSort, onNearEnd, ...handlers }: PeopleListProps) {
  const isPhone = useIsPhone();
  const { by, chosen, onOpen, onChoose, onUpdate } = handlers;
  const columns = useMemo(
    () => peopleColumns({ by, chosen, onOpen, onChoose, onUpdate }),
    [by, chosen, onOpen, onChoose, onUpdate],
  );
  if (isPhone)
    return (
      <GridCards
        label="People"
        rows={rows}
        idOf={idOf}
        card={(person) => <PersonCard person={person} {...handlers} />}
      />
    );
  return (
    <DataGrid
      label="People"
      rows={rows}
      of={sort}
      idOf={idOf}
      columns={columns}
      sort={sort === 'name' ? BY_NAME : null}
      onSort={(next) => onSort(next?.column === 'name' && sort !== 'name' ? 'name' : 'newest')}
      density="normal"
      total={total}
      onNearEnd={onNearEnd}
      onOpen={onOpen}
      letters={LETTERS}
    />
  );
}
