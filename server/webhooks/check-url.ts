import { fieldIssue } from '../api/errors/field-issue.ts';
import { AddressRefused, checkAddress } from '../outbound/allowed-address.ts';
import type { WebhooksContext } from './operations.ts';

/** Refuses an address that is never called, beside its field. */
export async function checkUrl({ settings }: Pick<WebhooksContext, 'settings'>, url: string): Promise<void> {
  try {
    await checkAddress(url, settings.webhookPrivateNetworks ?? []);
  } catch (error) {
    throw error instanceof AddressRefused ? fieldIssue('url', error.message) : error;
  }
}
