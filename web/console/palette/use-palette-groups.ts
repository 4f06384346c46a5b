import { useMemo } from 'react';
import type { Session } from '#domain/people/person.ts';
import { itemsNamed, PALETTE_ACTIONS, type PaletteItem, palettePages } from './palette-commands.ts';
import { itemsOfNumber, typedShipment } from './typed-shipment.ts';
import { useSearchResults } from './use-search-results.ts';

/** The palette's result groups for the typed text, most specific first. */
export function usePaletteGroups(typed: string, person: Session, recents: readonly PaletteItem[]) {
  const { shipments, quotes, clients, searching, failed, retry } = useSearchResults(typed);
  const number = useMemo(() => typedShipment(typed), [typed]);
  const groups = [
    { heading: 'Tracking number', items: number && !number.mistyped ? itemsOfNumber(number.number) : [] },
    { heading: 'Recent', items: typed.trim() === '' ? recents : [] },
    { heading: 'Shipments', items: shipments },
    { heading: 'Quotes', items: quotes },
    { heading: 'Clients', items: clients },
    { heading: 'Actions', items: itemsNamed(PALETTE_ACTIONS, typed) },
    { heading: 'Go to', items: itemsNamed(palettePages(person), typed) },
  ].filter(({ items }) => items.length > 0);
  return { groups, searching, failed, retry, mistyped: number?.mistyped ? number.number : null };
}

export type PaletteGroups = ReturnType<typeof usePaletteGroups>;
