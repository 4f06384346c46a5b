import type { InfiniteData } from '@tanstack/react-query';
import type { FleetRow } from '#contract/fleet.ts';

interface FleetPage {
  shipments: FleetRow[];
  next: string | null;
}
export type FleetPages = InfiniteData<FleetPage, unknown>;

/** Changed fields by tracking number. */
export type RowChanges = ReadonlyMap<string, Partial<FleetRow>>;

/** All rows in order. A row that moved to a later page between requests is listed at its first position. */
export function loadedRows({ pages }: FleetPages): FleetRow[] {
  const seen = new Set<string>();
  return pages
    .flatMap(({ shipments }) => shipments)
    .filter(({ tracking_number }) => !seen.has(tracking_number) && seen.add(tracking_number));
}

/** Applies changes in place. Unchanged rows and pages keep their identity. */
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
