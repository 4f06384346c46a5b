import { operations } from './operations.ts';

export const mailSettings = operations.settings.handler(({ context: { settings } }) => ({
  mail_server: settings.hasMailServer ?? false,
}));
