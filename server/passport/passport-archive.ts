import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { strFromU8, strToU8, type Unzipped, unzip } from 'fflate';
import * as z from 'zod';
import { LONGEST_EXPORT_MS } from '../database/pool/snapshot.ts';
import { unpackedBytes } from '../spreadsheet/unpacked-bytes.ts';
import type { PassportFile } from './collect-passport.ts';
import { PASSPORT_TABLES } from './passport-tables.ts';
import { StreamedZip } from './streamed-zip.ts';

const FORMAT = 'groundswell-passport';
const VERSION = 1;
const MAX_UNPACKED_BYTES = 500 * 2 ** 20;
const MANIFEST = 'manifest.json';
const README = 'README.txt';

const Manifest = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  exported_at: z.iso.datetime(),
  organisation: z.object({ id: z.uuid(), name: z.string() }),
  files: z.array(z.object({ path: z.string(), sha256: z.string(), bytes: z.number().int() })),
});
type Manifest = z.infer<typeof Manifest>;

type PassportFiles = ReadonlyMap<string, Uint8Array>;

const unzipped = promisify((content: Uint8Array, done: (error: Error | null, data: Unzipped) => void) =>
  unzip(content, done),
);

export function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The archive in parts, with a manifest at its end that names the hash of each file. */
export async function* packPassport(
  files: AsyncIterable<PassportFile>,
  { organisation, exported_at }: Pick<Manifest, 'organisation'> & { exported_at: Date },
): AsyncGenerator<Uint8Array> {
  const begun = performance.now();
  const archive = new StreamedZip();
  const listed: Manifest['files'] = [];
  yield* archive.add(README, [strToU8(readMe())], (file) => listed.push(file));
  for await (const { path, content } of files) {
    for await (const part of archive.add(path, content, (file) => listed.push(file))) {
      yield part;
      if (performance.now() - begun > LONGEST_EXPORT_MS)
        throw new Error('The export of a company took too long, and was ended.');
    }
  }
  const manifest: Manifest = {
    format: FORMAT,
    version: VERSION,
    exported_at: exported_at.toISOString(),
    organisation,
    files: listed,
  };
  yield* archive.add(MANIFEST, [strToU8(`${JSON.stringify(manifest, null, 2)}\n`)]);
  yield* archive.end();
}

/** Thrown for an archive that is not imported. `file` is '' for the archive as a whole; `record` counts from 1. */
export class PassportRefused extends Error {
  override readonly name = 'PassportRefused';
  readonly file: string;
  readonly record: number;

  constructor(file: string, issue: string, record = 1) {
    super(issue);
    this.file = file;
    this.record = record;
  }
}

/** The files of an archive, once each has the hash that the manifest names. */
export async function unpackPassport(
  content: Uint8Array,
): Promise<{ manifest: Manifest; files: PassportFiles }> {
  const unpacked = await contentOf(content);
  const text = unpacked[MANIFEST];
  const manifest = text && Manifest.safeParse(jsonOf(text));
  if (!manifest?.success) throw new PassportRefused(MANIFEST, 'This is no export of a company.');
  const files = new Map(
    Object.entries(unpacked).filter(([path]) => path !== MANIFEST && !path.endsWith('/')),
  );
  const listed = new Map(manifest.data.files.map((file) => [file.path, file.sha256]));
  for (const [path, hash] of listed) {
    const file = files.get(path);
    if (!file) throw new PassportRefused(path, 'This file is missing.');
    if (sha256(file) !== hash) throw new PassportRefused(path, 'This file has changed since the export.');
  }
  for (const path of files.keys())
    if (!listed.has(path)) throw new PassportRefused(path, 'The manifest does not name this file.');
  return { manifest: manifest.data, files };
}

async function contentOf(content: Uint8Array): Promise<Unzipped> {
  try {
    if (unpackedBytes(content) <= MAX_UNPACKED_BYTES) return await unzipped(content);
  } catch {
    throw new PassportRefused('', 'This is no ZIP file.');
  }
  throw new PassportRefused('', 'The archive is too large.');
}

export function jsonOf(text: Uint8Array): unknown {
  try {
    return JSON.parse(strFromU8(text));
  } catch {
    return undefined;
  }
}

function readMe(): string {
  return `All records of a company. Import it into another installation under Imports, as a company passport.

${MANIFEST.padEnd(28)} the SHA-256 of every file
${PASSPORT_TABLES.map(({ path, about }) => `${path.padEnd(28)} ${about}`).join('\n')}
${'files/'.padEnd(28)} the bytes of the files, by their id

How to read the fields
  Each JSON file is a list, one record in a line. Records refer to each other by id: shipment_id is the id of a shipment.
  …_at        a time, UTC (ISO 8601); null if it has not happened yet
  …_cents     money in minor units of the currency beside it, US dollars where there is none
  …_kg        kilograms;  …_km  kilometres;  latitude, longitude  degrees
  …_country   ISO 3166-1 alpha-2
  unlocode    UN/LOCODE
Not exported: accounts of people, who did what, branches, tariffs and what carriers were booked for several shipments.
`;
}
