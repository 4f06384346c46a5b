import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { FleetRow } from '#contract/fleet.ts';

interface LastList {
  /** Of the screen with its view. */
  path: string;
  /** The tracking numbers that are loaded, in the list's order. */
  numbers: readonly string[];
  hasMore: boolean;
}

export interface PlaceInList {
  path: string;
  /** From 1. */
  position: number;
  loaded: number;
  hasMore: boolean;
  previous: string | undefined;
  next: string | undefined;
}

const queryKey = ['last list of shipments'];

/** Stores the list in the query cache, so that the files opened from it can be stepped through. */
export function useStoreLastList(rows: readonly FleetRow[], hasMore: boolean): void {
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const path = `${pathname}${withoutShipment(search)}`;
  useEffect(() => {
    queryClient.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
    queryClient.setQueryData<LastList>(queryKey, {
      path,
      numbers: rows.map(({ tracking_number }) => tracking_number),
      hasMore,
    });
  }, [queryClient, path, rows, hasMore]);
}

/** Where a shipment is in the list that was last open; null if it is not in it. */
export function usePlaceInLastList(tracking_number: string): PlaceInList | null {
  const { data: list } = useQuery<LastList>({ queryKey, queryFn: skipToken });
  const index = list?.numbers.indexOf(tracking_number) ?? -1;
  if (!list || index < 0) return null;
  const { path, numbers, hasMore } = list;
  return {
    path,
    position: index + 1,
    loaded: numbers.length,
    hasMore,
    previous: numbers[index - 1],
    next: numbers[index + 1],
  };
}

function withoutShipment(search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of ['shipment', 'part', 'field']) parameters.delete(name);
  const rest = parameters.toString().replaceAll('%2C', ',');
  return rest && `?${rest}`;
}
