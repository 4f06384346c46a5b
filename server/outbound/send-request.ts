import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { allowedAddresses } from './allowed-address.ts';

export interface OutboundRequest {
  url: string;
  method: 'GET' | 'POST' | 'HEAD';
  headers: Record<string, string>;
  body?: string;
  /** How many characters of the response are read, 2,000 unless given. */
  longest?: number;
}

interface OutboundResponse {
  status: number;
  /** One value of each, by its name in lower case. */
  headers: Record<string, string>;
  body: string;
}

const TIMEOUT_MS = 10_000;
const MAX_RESPONSE_LENGTH = 2_000;

/**
 * Sends a request to an address that a person has entered. The connection goes to an address that was checked, so a name that
 * resolves differently the next moment (DNS rebinding) changes nothing. Redirects are not followed. Throws after 10 seconds.
 */
export async function sendRequest(
  { url, method, headers, body, longest = MAX_RESPONSE_LENGTH }: OutboundRequest,
  networks: readonly string[],
): Promise<OutboundResponse> {
  const target = new URL(url);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const [address = ''] = await allowedAddresses(target, networks);
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((settle, fail) => {
    const request = send(target, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
      agent: false,
      signal,
      lookup: (_host, { all }, found) => {
        const family = address.includes(':') ? 6 : 4;
        if (all) found(null, [{ address, family }]);
        else found(null, address, family);
      },
    });
    request.on('error', (error) =>
      fail(signal.aborted ? new Error('No response within 10 seconds.') : error),
    );
    request.on('response', (response) => {
      const status = response.statusCode ?? 0;
      let text = '';
      const finish = () => settle({ status, headers: headersOf(response), body: text.replaceAll('\0', '') });
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text = (text + chunk).slice(0, longest);
        if (text.length < longest) return;
        finish();
        request.destroy();
      });
      response.on('end', finish);
      // The status decides; a body that breaks off changes nothing.
      response.on('error', finish);
    });
    request.end(body);
  });
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
