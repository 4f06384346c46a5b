import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import type { MapSettings } from './map-provider.ts';

const ownGrounds: MapSettings = { google: false, style_url: null, satellite_tile_url: null };

/** What the operator has chosen; the grounds in the package where that cannot be read. Null until it is known. */
export function useMapSettings(): MapSettings | null {
  const { data, isPending } = useQuery({
    ...api.tracking.mapSettings.queryOptions(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isPending ? null : (data ?? ownGrounds);
}
