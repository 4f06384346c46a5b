import { strToU8, type Zippable, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { cvTypeOf } from './cv-type.ts';

const PDF = 'application/pdf';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const MEGABYTE = 1024 * 1024;
/** A second of this thread, however busy the machine is. */
const MAX_CPU_US = 1_000_000;

function document(parts: Zippable = {}, type = `${WORD}.main+xml`): Uint8Array {
  const list = `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`;
  return zipSync({ '[Content_Types].xml': strToU8(list), 'word/document.xml': strToU8('<w/>'), ...parts });
}

function joined(...parts: (string | Uint8Array)[]): Uint8Array {
  return Buffer.concat(parts.map((part) => Buffer.from(part as string)));
}

const HUGE = new Uint8Array(101 * MEGABYTE);
const hugeList = zipSync({ '[Content_Types].xml': [HUGE, { level: 1 }] });

/** An archive whose directory declares 100 bytes for 101 MB of content. */
function understated(): Uint8Array {
  const bytes = Buffer.from(hugeList);
  const directory = bytes.lastIndexOf(Buffer.from('PK\x01\x02'));
  bytes.writeUInt32LE(100, directory + 24);
  return bytes;
}

/** An archive whose first entry has no length, and which has no directory. */
function endless(): Uint8Array {
  const bytes = new Uint8Array(5 * MEGABYTE);
  bytes.set([0x50, 0x4b, 3, 4, 20, 0, 8, 0, 8, 0]);
  bytes[26] = '[Content_Types].xml'.length;
  bytes.set(strToU8('[Content_Types].xml'), 30);
  return bytes;
}

test.each<[string, Uint8Array, string | null]>([
  ['a PDF', strToU8('%PDF-1.7\n'), PDF],
  [
    'a PDF that would be a page, too: it is never shown as one',
    strToU8('%PDF-1.7\n<script>alert(1)</script>'),
    PDF,
  ],
  ['a page that would be a PDF, too', strToU8('<script>alert(1)</script>%PDF-1.7\n'), null],
  ['a document', document(), WORD],
  ['a document with pictures', document({ 'word/media/1.png': new Uint8Array(4 * MEGABYTE) }), WORD],
  ['a document with macros', document({}, 'application/vnd.ms-word.document.macroEnabled.main+xml'), null],
  [
    'a table',
    document({}, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
    null,
  ],
  ['a program with a document behind it', joined('MZ\x90\x00', document()), null],
  ['a document that unpacks to a huge size', document({ bomb: [HUGE, { level: 1 }] }), null],
  ['a huge list of contents', hugeList, null],
  ['a huge list of contents with a forged size', understated(), null],
  [
    'a document of very many parts',
    document(
      Object.fromEntries(Array.from({ length: 2_001 }, (_, part) => [`part-${part}`, new Uint8Array()])),
    ),
    null,
  ],
  ['an archive without an end', endless(), null],
  ['a truncated archive', document().subarray(0, 60), null],
  ['nothing', new Uint8Array(), null],
])('%s', async (_, bytes, type) => {
  const start = process.threadCpuUsage();
  expect(await cvTypeOf(bytes)).toBe(type);
  expect(process.threadCpuUsage(start).user).toBeLessThan(MAX_CPU_US);
});
