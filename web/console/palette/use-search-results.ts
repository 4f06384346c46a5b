import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RouteEnds, routeLabel } from '#domain/places/place-label.ts';
import { api } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { useDebouncedValue } from '#web/ui/use-debounced-value.ts';
import type { PaletteItem } from './palette-commands.ts';

const MAX_RESULTS = 5;
const MIN_LENGTH = 2;
const DEBOUNCE_MS = 180;

/** Server search for shipments, quotes and clients, debounced. */
export function useSearchResults(typed: string) {
  const q = useDebouncedValue(typed.trim(), DEBOUNCE_MS);
  const options = {
    enabled: q.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
    staleTime: 15_000,
    retry: 1,
  };
  const shipments = useQuery(api.fleet.list.queryOptions({ input: { q, limit: MAX_RESULTS }, ...options }));
  const quotes = useQuery(api.quotes.list.queryOptions({ input: { q, limit: MAX_RESULTS }, ...options }));
  const clients = useQuery(api.people.clients.queryOptions({ input: { q }, ...options }));
  const queries = [shipments, quotes, clients];
  const isSearch = typed.trim().length >= MIN_LENGTH;
  return {
    shipments: isSearch ? (shipments.data?.shipments ?? []).map(shipmentItem) : [],
    quotes: isSearch ? (quotes.data?.quotes ?? []).map(quoteItem) : [],
    clients: isSearch ? (clients.data ?? []).slice(0, MAX_RESULTS).map(clientItem) : [],
    searching: isSearch && (q !== typed.trim() || queries.some(({ isFetching }) => isFetching)),
    failed: isSearch && queries.some(({ isError }) => isError),
    retry: () => {
      for (const { isError, refetch } of queries) if (isError) void refetch();
    },
  };
}

function shipmentItem({
  tracking_number,
  client,
  ...route
}: RouteEnds & { tracking_number: string; client: string | null }): PaletteItem {
  return {
    id: `shipment ${tracking_number}`,
    label: tracking_number,
    detail: [client, routeLabel(route)].filter(Boolean).join(' · '),
    to: paths.admin({ shipment: tracking_number }),
  };
}

function quoteItem({
  reference,
  company_name,
  contact_name,
  ...route
}: RouteEnds & { reference: string; company_name: string; contact_name: string }): PaletteItem {
  return {
    id: `quote ${reference}`,
    label: reference,
    detail: [company_name || contact_name, routeLabel(route)].filter(Boolean).join(' · '),
    to: `${paths.admin({ tab: 'business' })}&quote=${encodeURIComponent(reference)}`,
  };
}

function clientItem({
  user_id,
  organisation_id,
  full_name,
  company_name,
  email,
}: {
  user_id: string;
  organisation_id: string | null;
  full_name: string;
  company_name: string | null;
  email: string;
}): PaletteItem {
  return {
    id: `client ${user_id}`,
    label: company_name ?? full_name,
    detail: `Shipments · ${email}`,
    to: organisation_id
      ? `${paths.admin()}?client=${organisation_id}`
      : paths.admin({ tab: 'clients', q: email }),
  };
}
