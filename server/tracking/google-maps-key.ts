import { operations } from '../api/operations.ts';

export const googleMapsKey = operations.tracking.googleMapsKey.handler(({ context: { settings } }) => ({
  apiKey: settings.googleMapsApiKey || null,
}));
