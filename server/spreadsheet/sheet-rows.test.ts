import { strToU8, unzipSync, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { sheetRows } from './sheet-rows.ts';

const MEGABYTE = 1024 * 1024;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;

async function read(bytes: Uint8Array): Promise<unknown[][]> {
  const rows: unknown[][] = [];
  for await (const { cells } of sheetRows(bytes)) rows.push([...cells]);
  return rows;
}

/** A workbook whose sheet has a cell of this size. */
async function workbook(cell_bytes: number): Promise<Uint8Array> {
  const parts = unzipSync(await writeXlsx({ sheets: [{ name: 'Rates', rows: [['x']] }] }));
  const sheet = Object.keys(parts).find((name) => name.endsWith('sheet1.xml')) ?? '';
  const row = `<row r="2"><c r="A2" t="inlineStr"><is><t>${'A'.repeat(cell_bytes)}</t></is></c></row>`;
  const xml = new TextDecoder().decode(parts[sheet]).replace('</sheetData>', `${row}</sheetData>`);
  return zipSync({ ...parts, [sheet]: strToU8(xml) });
}

/** States a size of 500 bytes for every part that is larger than a megabyte. */
function forged(archive: Uint8Array): Uint8Array {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  for (let at = 0; at + 46 < archive.length; at++) {
    const entry = view.getUint32(at, true);
    const size_at = at + (entry === DIRECTORY_ENTRY ? 24 : 22);
    if ([DIRECTORY_ENTRY, LOCAL_ENTRY].includes(entry) && view.getUint32(size_at, true) > MEGABYTE)
      view.setUint32(size_at, 500, true);
  }
  return archive;
}

test('a workbook is read row by row', async () => {
  expect(await read(await workbook(3))).toEqual([['x'], ['AAA']]);
});

test('a workbook that unpacks to more than it states is refused before it is unpacked', async () => {
  const bytes = forged(await workbook(2 * MEGABYTE));
  expect(bytes.length).toBeLessThan(100_000);
  await expect(read(bytes)).rejects.toThrow(/limit of 500 bytes/);
});

test('a workbook that states more than 400 MB is refused', async () => {
  const archive = await workbook(2 * MEGABYTE);
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  for (let at = 0; at + 46 < archive.length; at++)
    if (view.getUint32(at, true) === DIRECTORY_ENTRY && view.getUint32(at + 24, true) > MEGABYTE)
      view.setUint32(at + 24, 500 * MEGABYTE, true);
  await expect(read(archive)).rejects.toThrow('The workbook is too large.');
});
