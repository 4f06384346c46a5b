import { beforeAll, expect, test } from 'vitest';
import type { InvoicePdfInput } from './pdf-input-types.ts';
import { INVOICE_PDF } from './pdf-renderer-for-tests.ts';
import { createTypesetter, type Typesetter } from './typesetter.ts';

let typeset: Typesetter;
beforeAll(async () => {
  typeset = await createTypesetter();
});

const made = (change: object = {}) =>
  Buffer.from(typeset('invoice', { ...INVOICE_PDF, ...change })).toString('latin1');

const lineOf = (description: string): InvoicePdfInput['lines'][number] => ({
  description,
  note: null,
  quantity: null,
  unit_price: null,
  vat: null,
  amount: '$1.00',
});

test('an invoice is PDF/A-2b, tagged and titled, with embedded fonts', () => {
  const pdf = made();
  expect(pdf).toMatch(/^%PDF-1\.7/);
  expect(pdf).toContain('<pdfaid:part>2</pdfaid:part>');
  expect(pdf).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
  expect(pdf).toMatch(/\/Marked true/);
  expect(pdf).toContain('/StructTreeRoot');
  expect(pdf).toContain('Invoice INV-2026-00042');
  const fonts = [...pdf.matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g)].map(([, name]) => name);
  expect(new Set(fonts)).toEqual(
    new Set([
      'Archivo-Bold',
      'Archivo-SemiBold',
      'AtkinsonHyperlegibleNext-Regular',
      'AtkinsonHyperlegibleNext-SemiBold',
    ]),
  );
  expect(pdf.match(/\/FontFile2/g)).toHaveLength(fonts.length);
});

test('the same input gives an identical file', () => {
  expect(made()).toBe(made());
  expect(made()).toContain('/CreationDate (D:20261121120000Z)');
});

test.each([
  ['markup', '#evil $ *b* @there <label> \\ `raw` // no comment'],
  ['code', '"); #import "/etc/passwd": * //'],
  ['HTML', '<script>alert(1)</script>'],
  ['4,000 characters', 'word '.repeat(800)],
  ['one word of 4,000 characters', 'W'.repeat(4000)],
  ['several lines', 'one\ntwo\r\nthree\ttab'],
  ['other alphabets', 'Łódź Ελλάδα Привет Đà Nẵng 上海 서울 ไทย मुंबई دبي חיפה'],
  ['letters that no font of ours has', '🙂 ᚠᛇᚻ \ue000'],
  ['invalid text', '\u0000\u0007\ud800\u2028\ufeff\uffff'],
  ['nothing', ''],
])('%s is printed, or at worst shown as missing letters', (_, text) => {
  const pdf = made({
    billed_to: [text, text],
    cargo: text,
    lines: [lineOf(text)],
  });
  expect(pdf).toMatch(/^%PDF-1\.7/);
  expect(pdf).toMatch(/%%EOF\s*$/);
});

test('many lines continue over several pages', () => {
  const lines = Array.from({ length: 120 }, (_, order) => lineOf(`Line ${order}`));
  expect(made({ lines })).toMatch(/\/Type \/Pages\s+\/Count [4-9]/);
});

test('a missing engine is a rejection', async () => {
  await expect(
    createTypesetter(() => Promise.reject(new Error('Cannot find native binding'))),
  ).rejects.toThrow('Cannot find native binding');
});
