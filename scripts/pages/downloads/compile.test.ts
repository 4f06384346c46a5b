import { beforeAll, describe, expect, it, test } from 'vitest';
import { compileDownloads } from './compile.ts';

let files: ReadonlyMap<string, Buffer>;
beforeAll(async () => {
  files = await compileDownloads();
});

describe('the generated downloads', () => {
  it('are PDF and Excel files with plain names', () => {
    expect(files.size).toBeGreaterThanOrEqual(5);
    for (const name of files.keys()) expect(name).toMatch(/^[a-z0-9-]+\.(pdf|xlsx)$/);
  });

  it('have the signature of their file type', () => {
    for (const [name, bytes] of files)
      expect(bytes.toString('latin1', 0, 4), name).toBe(name.endsWith('.pdf') ? '%PDF' : 'PK\u0003\u0004');
  });

  it('are reproducible', async () => {
    for (const [name, bytes] of await compileDownloads())
      expect(bytes.equals(files.get(name) ?? Buffer.alloc(0)), name).toBe(true);
  });
});

test('PDFs are archivable, tagged and use the house typefaces', () => {
  const pdf = files.get('incoterms-2020.pdf')?.toString('latin1') ?? '';
  expect(pdf).toContain('pdfaid:part');
  expect(pdf).toContain('/StructTreeRoot');
  expect(pdf).toMatch(/\/BaseFont \/[A-Z]{6}\+Archivo/);
  expect(pdf).toMatch(/\/BaseFont \/[A-Z]{6}\+AtkinsonHyperlegibleNext/);
});
