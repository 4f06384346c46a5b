import type { LightMyRequestResponse } from 'fastify';
import { unzipSync } from 'fflate';
import type { Database } from '#server/database/pool/connection.ts';
import { pagesOf } from '#server/pdf/pdf-text-for-tests.ts';
import { leavesOf, tracesOf } from '../ownership-traces.ts';
import type { Customer } from '../ownership-world.ts';
import type { Input } from './requests.ts';
import { OWNER, type World } from './world.ts';

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** What an answer shows of the owner: nothing, what is for whoever holds a number or a paper, or more. */
export type Sight = 'nothing' | 'public' | 'private';

export interface Eyes {
  /** What is recognised in it, and how private the most private of that is. */
  seenIn(told: string): { sight: Sight; seen: string[] };
}

/** Texts that stand in the owner's rows only, and which of them a tracking page or a printed document says. */
export async function eyesFor(
  database: Database,
  owner: Customer,
  { shipment_id, tracking_number }: World,
  said_later: string,
): Promise<Eyes> {
  // A moment names nobody, and a page may say the same one.
  const traces = (await tracesOf(database, owner)).filter((trace) => !MOMENT.test(trace));
  const shown = await database.sql`
    select unnest(array[tracking_number, cargo_description, origin_city, destination_city]) as text
      from shipments where user_id = ${owner.user_id}
    union select unnest(array[location, description]) from tracking_events where shipment_id = ${shipment_id}
    union select location_name from route_waypoints where shipment_id = ${shipment_id}
    union select unnest(array[from_name, to_name]) from route_legs where shipment_id = ${shipment_id}
    union select document_number from shipping_documents where shipment_id = ${shipment_id}`;
  const known = new Set(shown.map(({ text }) => text));
  // Ports and canals on the way are everybody's.
  const own = new RegExp([tracking_number, OWNER.word, OWNER.origin_city].join('|'), 'i');
  const shared = [said_later, ...known].filter((text) => own.test(text));
  const hidden = traces.filter((trace) => !known.has(trace));
  return {
    seenIn(told) {
      const secrets = hidden.filter((trace) => told.includes(trace));
      if (secrets.length > 0) return { sight: 'private', seen: secrets };
      const seen = shared.filter((trace) => told.includes(trace));
      return { sight: seen.length > 0 ? 'public' : 'nothing', seen };
    },
  };
}

/** The answer in words, also of a file, without what the caller brought along: that tells nothing. */
export async function toldBy(answer: LightMyRequestResponse, input: Input = {}): Promise<string> {
  const { 'content-type': type, 'content-disposition': name, location } = answer.headers;
  const words = [
    await wordsOf(new Uint8Array(answer.rawPayload), String(type)),
    String(name ?? ''),
    String(location ?? ''),
  ];
  return leavesOf(input).reduce((told, sent) => told.replaceAll(sent, '…'), words.join('\n').trim());
}

async function wordsOf(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<string> {
  if (type.startsWith('multipart/form-data')) {
    const parts = [...(await new Response(bytes, { headers: { 'content-type': type } }).formData()).values()];
    const texts = parts.map(async (part) =>
      typeof part === 'string' ? part : `${part.name}\n${await wordsOf(await part.bytes(), part.type)}`,
    );
    return (await Promise.all(texts)).join('\n');
  }
  if (type.includes('application/zip')) {
    const files = Object.entries(unzipSync(bytes));
    const texts = await Promise.all(
      files.map(([name, file]) =>
        wordsOf(new Uint8Array(file), name.endsWith('.pdf') ? 'application/pdf' : 'text/plain'),
      ),
    );
    return files.map(([name], index) => `${name}\n${texts[index]}`).join('\n');
  }
  const text = Buffer.from(bytes).toString();
  // What an applicant sends may only begin like one.
  if (type.includes('application/pdf') && text.includes('startxref'))
    return (await pagesOf(bytes)).join('\n');
  return text;
}
