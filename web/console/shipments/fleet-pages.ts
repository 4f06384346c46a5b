import type { InfiniteData } from '@tanstack/react-query';
import type { FleetRow } from '#contract/fleet.ts';

export interface FleetPage {
  shipments: FleetRow[];
  next: string | null;
}
export type FleetPages = InfiniteData<FleetPage, unknown>;

/** What is known anew of shipments, by their tracking numbers. */
export type RowChanges = ReadonlyMap<string, Partial<FleetRow>>;

/** In their order; one that moved to a later page while pages were read stands where it was first. */
export function loadedRows({ pages }: FleetPages): FleetRow[] {
  const seen = new Set<string>();
  return pages
    .flatMap(({ shipments }) => shipments)
    .filter(({ tracking_number }) => !seen.has(tracking_number) && seen.add(tracking_number));
}

/** The rows in their places, with what is known anew; all others stay the very same. */
export function withChanges(pages: FleetPages, changes: RowChanges): FleetPages {
  return { ...pages, pages: pages.pages.map((page) => changedPage(page, changes)) };
}

function changedPage(page: FleetPage, changes: RowChanges): FleetPage {
  if (!page.shipments.some(({ tracking_number }) => changes.has(tracking_number))) return page;
  return {
    ...page,
    shipments: page.shipments.map((row) => {
      const change = changes.get(row.tracking_number);
      return change ? { ...row, ...change } : row;
    }),
  };
}
