import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '#web/api/client.ts';
import { filterInput } from '../fleet-input.ts';
import type { FleetView } from '../fleet-view.ts';

/** The number of results of a view, and of each further filter option. */
export function useFleetFacets(view: FleetView) {
  const input = useMemo(() => filterInput(view, new Date()), [view]);
  const { data } = useQuery(
    api.fleet.facets.queryOptions({ input, placeholderData: keepPreviousData, staleTime: 5_000 }),
  );
  return data;
}

export type FleetFacets = NonNullable<ReturnType<typeof useFleetFacets>>;
