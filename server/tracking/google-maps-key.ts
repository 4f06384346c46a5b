import { operations } from './operations.ts';

export const googleMapsKey = operations.googleMapsKey.handler(({ context: { settings } }) => ({
  apiKey: settings.googleMapsApiKey || null,
}));
