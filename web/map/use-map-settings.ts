import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import type { MapSettings } from './map-provider.ts';

const bundledSettings: MapSettings = { google: false, style_url: null, satellite_tile_url: null };

/** The operator's map settings, or the bundled ones if they can't be loaded. Null while loading. */
export function useMapSettings(): MapSettings | null {
  const { data, isPending } = useQuery({
    ...api.tracking.mapSettings.queryOptions(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isPending ? null : (data ?? bundledSettings);
}
