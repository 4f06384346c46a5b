import { connect } from 'node:net';
import type { FilesContext } from './operations.ts';

const TIMEOUT_MS = 30_000;
const CHUNK_BYTES = 256 * 1024;
const MAX_RESPONSE_LENGTH = 4_096;

type Scanned = 'clean' | 'infected' | 'unavailable';

/** Asks ClamAV (INSTREAM) where `CLAMD_URL` names one. Without a scanner every file counts as clean. */
export async function scan(
  content: Uint8Array,
  { settings, log }: Pick<FilesContext, 'settings' | 'log'>,
): Promise<Scanned> {
  if (!settings.clamdUrl) return 'clean';
  try {
    const response = await askClamd(new URL(settings.clamdUrl), content);
    if (/\bOK$/.test(response)) return 'clean';
    if (/\bFOUND$/.test(response)) return 'infected';
    log.error({ response }, 'The virus scanner did not scan a file.');
  } catch (error) {
    log.error({ err: error }, 'The virus scanner cannot be reached.');
  }
  return 'unavailable';
}

function askClamd({ hostname, port }: URL, content: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port || 3310), timeout: TIMEOUT_MS });
    let response = '';
    socket.on('timeout', () => socket.destroy(new Error('The virus scanner did not answer in time.')));
    socket.on('error', reject);
    socket.on('data', (data) => {
      response = (response + String(data)).slice(0, MAX_RESPONSE_LENGTH);
    });
    socket.on('close', () => resolve(response.replaceAll('\0', '').trim()));
    socket.write('zINSTREAM\0');
    for (let start = 0; start < content.length; start += CHUNK_BYTES) {
      const chunk = content.subarray(start, start + CHUNK_BYTES);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(chunk.length);
      socket.write(length);
      socket.write(chunk);
    }
    socket.write(Buffer.alloc(4));
  });
}
