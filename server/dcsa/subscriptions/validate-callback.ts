import { ORPCError } from '@orpc/server';
import { AddressRefused, checkAddress } from '../../outbound/allowed-address.ts';
import { sendRequest } from '../../outbound/send-request.ts';
import type { Call } from './call.ts';

/** A callback accepts the validation with this status only. */
const ACCEPTED = 204;

/** Sends the HEAD request by which the receiver confirms that it expects events. */
export async function validateCallback({ context }: Call, callbackUrl: string): Promise<void> {
  const networks = context.settings.callbackNetworks ?? [];
  try {
    await checkAddress(callbackUrl, networks);
    const { status } = await sendRequest({ url: callbackUrl, method: 'HEAD', headers: {} }, networks);
    if (status !== ACCEPTED)
      throw refusal(`It must answer a HEAD request with ${ACCEPTED}; it answered ${status}.`);
  } catch (error) {
    if (error instanceof ORPCError) throw error;
    throw refusal(error instanceof AddressRefused ? error.message : 'It did not answer a HEAD request.');
  }
}

function refusal(message: string) {
  return new ORPCError('BAD_REQUEST', { message: `callbackUrl: ${message}` });
}
