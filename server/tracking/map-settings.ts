import { operations } from './operations.ts';

export const mapSettings = operations.mapSettings.handler(({ context: { settings } }) => ({
  google: Boolean(settings.googleMapsApiKey),
  style_url: settings.mapStyleUrl ?? null,
  satellite_tile_url: settings.satelliteTileUrl ?? null,
}));
