import type { FastifyReply } from 'fastify';
import { sendStream } from './send-stream.ts';
import { StreamedFile } from './streamed-file.ts';

/** Sends a file as a download; browsers never render it as a page of ours. */
export async function sendFile(reply: FastifyReply, file: File): Promise<void> {
  reply.type(file.type).header('content-disposition', attachment(file.name));
  if (file instanceof StreamedFile) sendStream(reply, file.content);
  else reply.send(Buffer.from(await file.arrayBuffer()));
}

/** The file name in RFC 5987 form, with an ASCII fallback for clients that do not support it. */
function attachment(name: string): string {
  const ascii = name.replace(/[^\w .()-]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percentEncoded)}`;
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
