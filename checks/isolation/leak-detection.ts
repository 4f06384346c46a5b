import type { LightMyRequestResponse } from 'fastify';
import { unzipSync } from 'fflate';
import type { Database } from '#server/database/pool/connection.ts';
import { pagesOf } from '#server/pdf/pdf-text-for-tests.ts';
import { leavesOf, tracesOf } from '../ownership-traces.ts';
import type { Customer } from '../ownership-world.ts';
import type { Input } from './requests.ts';
import { OWNER, type World } from './world.ts';

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** What a response reveals of the owner: nothing, data for anyone with the number or the printed document, or more. */
export type Visibility = 'nothing' | 'public' | 'private';

interface Detected {
  visibility: Visibility;
  seen: string[];
}

export interface Detector {
  /** The owner's data in a text, and its highest level of privacy. */
  detect(text: string): Detected;
}

/** Detects texts that occur only in the owner's rows; those on a tracking page or a printed document are public. */
export async function createDetector(
  database: Database,
  owner: Customer,
  { shipment_id, tracking_number }: World,
  later_place: string,
): Promise<Detector> {
  // Timestamps identify nobody, and other pages may contain the same ones.
  const traces = (await tracesOf(database, owner)).filter((trace) => !MOMENT.test(trace));
  const shown = await database.sql`
    select unnest(array[tracking_number, cargo_description, origin_city, destination_city]) as text
      from shipments where organisation_id = ${owner.organisation_id}
    union select unnest(array[location, description]) from tracking_events where shipment_id = ${shipment_id}
    union select location_name from route_waypoints where shipment_id = ${shipment_id}
    union select unnest(array[carrier, vessel_name, voyage, flight]) from leg_details where shipment_id = ${shipment_id}
    union select number from equipment where shipment_id = ${shipment_id}
    union select unnest(array[from_name, to_name]) from route_legs where shipment_id = ${shipment_id}
    union select document_number from shipping_documents where shipment_id = ${shipment_id}`;
  const known = new Set(shown.map(({ text }) => text));
  // Ports and canals on the route are not specific to the owner.
  const own = new RegExp([tracking_number, OWNER.word, OWNER.origin_city].join('|'), 'i');
  const shared = [later_place, ...known].filter((text) => own.test(text));
  const hidden = traces.filter((trace) => !known.has(trace));
  const detect = (text: string): Detected => {
    const secrets = hidden.filter((trace) => text.includes(trace));
    if (secrets.length > 0) return { visibility: 'private', seen: secrets };
    const seen = shared.filter((trace) => text.includes(trace));
    return { visibility: seen.length > 0 ? 'public' : 'nothing', seen };
  };
  // Most callers get the same response: that of a refusal, or of another member.
  const found = new Map<string, Detected>();
  return {
    detect(text) {
      const detected = found.get(text) ?? detect(text);
      found.set(text, detected);
      return detected;
    },
  };
}

/** The text of a response, including PDFs and ZIPs, without the caller's own input, which reveals nothing. */
export async function textIn(response: LightMyRequestResponse, input: Input = {}): Promise<string> {
  const { 'content-type': type, 'content-disposition': name, location } = response.headers;
  const words = [
    await extractText(new Uint8Array(response.rawPayload), String(type)),
    String(name ?? ''),
    String(location ?? ''),
  ];
  return leavesOf(input).reduce((text, sent) => text.replaceAll(sent, '…'), words.join('\n').trim());
}

async function extractText(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<string> {
  if (type.startsWith('multipart/form-data')) {
    const parts = [...(await new Response(bytes, { headers: { 'content-type': type } }).formData()).values()];
    const texts = parts.map(async (part) =>
      typeof part === 'string' ? part : `${part.name}\n${await extractText(await part.bytes(), part.type)}`,
    );
    return (await Promise.all(texts)).join('\n');
  }
  if (type.includes('application/zip')) {
    const files = Object.entries(unzipSync(bytes));
    const texts = await Promise.all(
      files.map(([name, file]) =>
        extractText(new Uint8Array(file), name.endsWith('.pdf') ? 'application/pdf' : 'text/plain'),
      ),
    );
    return files.map(([name], index) => `${name}\n${texts[index]}`).join('\n');
  }
  const text = Buffer.from(bytes).toString();
  // An uploaded file may only start like a PDF.
  if (type.includes('application/pdf') && text.includes('startxref'))
    return (await pagesOf(bytes)).join('\n');
  return text;
}
