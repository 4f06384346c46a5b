import { beforeAll, describe, expect, test } from 'vitest';
import { DOCUMENT_NAMES } from '#domain/documents/document-names.ts';
import { DOCUMENT_TYPES, type DocumentType } from '#domain/documents/document-type.ts';
import { Party } from '#domain/documents/party.ts';
import { type DocumentToPrint, documentPdfInput } from './document-pdf.ts';
import { pagesOf } from './pdf-text-for-tests.ts';
import { bareDocument, manyLines, printedDocument, SETTINGS } from './trade-documents-for-tests.ts';
import { createTypesetter, type Typesetter } from './typesetter.ts';

let typeset: Typesetter;
beforeAll(async () => {
  typeset = await createTypesetter();
});

const CARRIAGE = {
  carrier: 'Example Carriers',
  place_of_receipt: 'Houston yard',
  place_of_delivery: 'Rotterdam yard',
  on_board_date: '2026-12-13',
  cargo_movement: 'FCL',
  air_waybill_number: '020-12345675',
  airport_of_departure: 'Houston (IAH)',
  airport_of_destination: 'Amsterdam (AMS)',
  flight: 'EX 42',
  flight_date: '2026-12-14',
};
const printed = (document: object) => typeset(...documentPdfInput(document as DocumentToPrint, SETTINGS));
const made = (type: DocumentType, instructions: object = {}, change: object = {}) =>
  printed(printedDocument(type, { ...CARRIAGE, ...instructions }, change));
const textOf = async (pdf: Uint8Array) => (await pagesOf(pdf)).join(' ');

describe.each(DOCUMENT_TYPES)('%s', (type) => {
  test('is PDF/A-2b, tagged and titled, with embedded fonts', () => {
    const pdf = Buffer.from(made(type)).toString('latin1');
    expect(pdf).toContain('<pdfaid:part>2</pdfaid:part>');
    expect(pdf).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
    expect(pdf).toMatch(/\/Marked true/);
    expect(pdf).toContain('/StructTreeRoot');
    expect(pdf).toContain(`${DOCUMENT_NAMES[type]} ${type.toUpperCase()}-1797264000000`);
    const described = pdf.match(/\/Type \/FontDescriptor/g) ?? [];
    expect(described.length).toBeGreaterThan(0);
    expect(pdf.match(/\/FontFile[23]/g)).toHaveLength(described.length);
  });

  test('contains its name, shipment, parties and verification address on every sheet', async () => {
    const pages = await pagesOf(made(type));
    for (const [order, page] of pages.entries()) {
      expect(page, `page ${order + 1}`).toContain(DOCUMENT_NAMES[type].toUpperCase());
      expect(page).toContain(`${type.toUpperCase()}-1797264000000 · Version 1 · Shipment GS123456789`);
      expect(page).toContain('Verify this document at freight.example.com/verify · code K7QF-9M2T-0B4W-XH3Z');
      expect(page).toContain('Harbor & Pine');
      expect(page).toContain('Page 1 of 1');
    }
  });

  test.each([
    ['draft', 'DRAFT', 'a4', '595.', '841.'],
    ['void', 'VOID', 'letter', '612', '792'],
  ])('that is %s says %s, on one sheet of %s', async (status, word, size, width, height) => {
    const pdf = made(type, {}, { status, size });
    const [page, ...others] = await pagesOf(pdf);
    expect(page).toMatch(new RegExp(`^.{0,20}${word}`));
    expect(page).toMatch(new RegExp(`${word}(?: · NOT NEGOTIABLE|, not valid until)`));
    expect(others).toEqual([]);
    expect(Buffer.from(pdf).toString('latin1')).toMatch(
      new RegExp(`/MediaBox \\[0 0 ${width.replace('.', '\\.')}\\S* ${height.replace('.', '\\.')}`),
    );
  });

  test('prints markup as text', async () => {
    const evil = '#evil $ *b* @there <label> `raw` // no';
    const text = await textOf(
      made(type, { shipper: { name: evil }, consignee: { name: '<script>alert(1)</script>' } }),
    );
    expect(text).toContain(evil);
    if (type !== 'insurance_certificate') expect(text).toContain('<script>alert(1)</script>');
  });

  test.each([
    ['Chinese', '上海远洋国际货运代理有限公司'],
    ['Korean', '서울해운 주식회사'],
    ['Cyrillic', 'Порт-Сервис Владивосток'],
    ['Greek', 'Προβλήτα Πειραιάς'],
    ['Thai', 'บริษัท'],
    ['Hindi', 'मुंबई'],
    ['Hebrew', 'חברת הים התיכון'],
    ['Arabic', 'شركة الخليج للشحن'],
  ])('prints the name of a company in %s in letters of our own fonts', async (_, name) => {
    const pdf = made(type, { shipper: { name } });
    const text = await textOf(pdf);
    for (const letter of name.replaceAll(' ', '')) expect(text).toContain(letter);
    expect(Buffer.from(pdf).toString('latin1')).toContain('<pdfaid:part>2</pdfaid:part>');
  });

  test('without data leaves blanks', async () => {
    const text = await textOf(printed(bareDocument(type)));
    expect(text).not.toMatch(/null|none|undefined|NaN|\[object/);
  });
});

test.each<[DocumentType, string[]]>([
  [
    'bill_of_lading',
    [
      'ORIGINAL 1 of 3',
      'Shipper Harbor & Pine 1200 Port Industrial Blvd Houston 77029, United States Tax ID US000123456',
      'Consignee Lampenhuis Maas Waalhaven 1 3089 JH Rotterdam, Netherlands Tax ID NL000654321 in@lampenhuis.example',
      'Notify party Maas Brokers Rotterdam, Netherlands',
      'Booking reference GWB1234567',
      'Shipper’s reference ORD-77',
      'Carrier Groundswell Logistics, Inc.',
      'Shipped on board in apparent good order and condition',
      'THREE (3) original bills are signed.',
      'Place of receipt Houston yard',
      'Port of loading Port of Houston',
      'Vessel MV Amber Dawn Ocean carrier: Example Carriers',
      'Voyage 214E',
      'Port of discharge Port of Antwerp',
      'Place of delivery Rotterdam yard',
      'Movement at origin / destination FCL / FCL',
      'On-board date 13 December 2026',
      'ROTTERDAM PO 4711 Nos. 1-40 40 cartons Table lamps of glass HS code 940521 · Net 800 kg 880 kg 4.8 m³',
      'FRAGILE',
      'Total 60 packages 1,311.5 kg 7.2 m³',
      'CSQU3054383 22G1 S-100',
      'For delivery of goods apply to',
      'FREIGHT PREPAID',
      'Freight payable at Houston',
      'Number of original bills THREE (3)',
      'Signed by the carrier Groundswell Logistics, Inc., as carrier',
      'Place of issue Houston',
      'Date of issue 15 December 2026',
    ],
  ],
  [
    'airway_bill',
    [
      'ORIGINAL 1 · FOR ISSUING CARRIER',
      '1A Airline 020',
      '1 Origin IAH',
      '1B Serial number 1234 5675',
      '1C Not negotiable · Air waybill issued by Example Carriers',
      '2 Shipper’s name and address Harbor & Pine 1200 Port Industrial Blvd',
      '3 Shipper’s account number',
      '4 Consignee’s name and address Lampenhuis Maas Waalhaven 1',
      '5 Consignee’s account number',
      '6 Issuing carrier’s agent, name and city Groundswell Logistics, Inc.',
      '7 Agent’s IATA code 8 Account number',
      '9 Airport of departure and requested routing Houston (IAH)',
      '10 Accounting information',
      '11A To AMS',
      '11B By first carrier Example Carriers',
      '12 Currency USD',
      '13 Code',
      '14A PPD X 14B COLL 15A PPD X 15B COLL',
      '16 Value for carriage NVD',
      '17 Value for customs USD 30000.00',
      '18 Airport of destination Amsterdam (AMS)',
      '19A Flight / date EX 42 / 14 Dec 2026',
      '20 Insurance XXX',
      '21 Handling information FRAGILE Also notify: Maas Brokers',
      '22A Pieces 22B Gross weight',
      '40 880 K',
      'Table lamps of glass 40 cartons · 60×40×50 cm each · 4.8 m³',
      '60 1,311.5 K 1,311.5',
      '24A Weight charge, prepaid As agreed',
      '30A Total, prepaid As agreed',
      '31 Signature of shipper or its agent',
      '32A Executed on 15 December 2026',
      '32B at Houston',
      '32C Signature of issuing carrier or its agent',
    ],
  ],
  [
    'cmr_note',
    [
      'ORIGINAL 1 · FOR SENDER',
      '1 Sender Harbor & Pine 1200 Port Industrial Blvd',
      '16 Carrier Groundswell Logistics, Inc.',
      '2 Consignee Lampenhuis Maas Waalhaven 1',
      '17 Successive carriers',
      '3 Place of delivery of the goods Rotterdam yard',
      '4 Place and date of taking over the goods Houston yard',
      '5 Documents attached',
      '18 Carrier’s reservations and observations',
      '6 Marks and numbers 7 Number of packages 8 Method of packing 9 Nature of the goods',
      '40 cartons Table lamps of glass 940521 880 4.8',
      '13 Sender’s instructions FRAGILE Notify: Maas Brokers',
      '14 Instructions as to payment for carriage CARRIAGE PAID',
      '15 Cash on delivery',
      '19 Special agreements',
      '20 To be paid by Sender',
      '21 Established in Houston on 15 December 2026',
      'notwithstanding any clause to the contrary',
      '22 Signature and stamp of the sender',
      '23 Signature and stamp of the carrier Groundswell Logistics, Inc.',
      '24 Goods received: place, date, signature and stamp of the consignee',
    ],
  ],
])('a %s prints each of its fields', async (type, fields) => {
  const [page] = await pagesOf(made(type));
  for (const field of fields) expect(page).toContain(field);
});

test('the head of an air waybill names no forwarder: its carrier issues it, and box 6 names the agent', async () => {
  const pages = await pagesOf(made('airway_bill', { cargo_lines: manyLines(30) }));
  const [head] = pages[0]?.split('6 Issuing carrier’s agent') ?? [];
  expect(head).toContain('020 1234 5675');
  expect(head).not.toContain('Groundswell');
  expect(pages[1]).not.toContain('Groundswell');
  expect(pages[1]).toContain('Example Carriers');
});

test.each<DocumentType>(['arrival_notice', 'delivery_order'])(
  'a %s says who issued it, and how to reach them',
  async (type) => {
    expect(await textOf(made(type))).toMatch(
      /Issued by Sofia Marchetti, for Groundswell Logistics, Inc\. \+1 .* · hello@groundswell\.example/,
    );
  },
);

test('a bill of lading names the agent to apply to for the delivery', async () => {
  const delivery_agent = Party.parse({ name: 'Maas Forwarding B.V.', address: 'Waalhaven 9', country: 'NL' });
  const bill = printedDocument('bill_of_lading', CARRIAGE, { size: 'letter' }, { delivery_agent });
  const pages = await pagesOf(printed(bill));
  expect(pages).toHaveLength(4);
  for (const page of pages)
    expect(page).toContain('For delivery of goods apply to Maas Forwarding B.V. Waalhaven 9');
});

test.each<[DocumentType, string[]]>([
  ['bill_of_lading', ['ORIGINAL 1 of 3', 'ORIGINAL 2 of 3', 'ORIGINAL 3 of 3', 'COPY · NOT NEGOTIABLE']],
  ['airway_bill', ['ORIGINAL 1 ·', 'ORIGINAL 2 ·', 'ORIGINAL 3 ·', 'COPY 4 ·']],
])('each sheet of a %s that goes over pages bears its own mark on all of them', async (type, marks) => {
  const pages = await pagesOf(made(type, { cargo_lines: manyLines(30) }));
  const each = pages.length / marks.length;
  expect(each).toBeGreaterThan(1);
  expect(Number.isInteger(each)).toBe(true);
  for (const [order, page] of pages.entries()) {
    expect(page).toContain(marks[Math.floor(order / each)]);
    expect(page).toContain(`Page ${(order % each) + 1} of ${each}`);
  }
  for (const page of pages.slice(1, each)) {
    expect(page).toContain(
      `${type.toUpperCase()}-1797264000000 · Version 1 · Shipment GS123456789 · ${marks[0]}`,
    );
  }
  expect(pages.slice(0, each - 1).every((page) => page.includes('Nature') || page.includes('Marks'))).toBe(
    true,
  );
});

test.each(['a4', 'letter'])(
  'three lines of cargo are one page of each sheet of an air waybill on %s',
  async (size) => {
    const contact = 'purchasing.department-invoices@lampenhuis-maas-rotterdam.example';
    const instructions = {
      cargo_lines: manyLines(3),
      consignee: { name: 'Lampenhuis Maas', address: 'Waalhaven 1', contact },
    };
    const pages = await pagesOf(made('airway_bill', instructions, { size }));
    expect(pages).toHaveLength(4);
    expect(pages[0]).toContain('purchasing.department-invoices@');
    expect(pages[0]?.replaceAll(' ', '')).toContain(contact);
  },
);

test('three lots with names, marks and instructions of two lines each are one A4 page of an air waybill', async () => {
  const address = '1288 Yangshan Free Zone Road\nShanghai 201308, China';
  const instructions = {
    cargo_lines: manyLines(3).map((line, order) => ({
      ...line,
      marks: `LOS ANGELES, PO 50440, Nos. ${order}01-${order}99`,
    })),
    shipper: {
      name: '黄浦明辉家居用品有限公司 (Huangpu Bright Homeware)',
      address,
      tax_id: 'CN000831387',
      contact: 'shipping@huangpu-bright-homeware.example',
    },
    consignee: {
      name: 'Halden & Oake Interiors',
      address,
      tax_id: 'US000318584',
      contact: 'shipping@halden-oake-interiors.example',
    },
    notify_party: {
      name: 'Clearway Brokers Los Angeles',
      address: 'Customs Court 84, Los Angeles, United States',
      contact: 'shipping@clearway-brokers-los-angeles.example',
    },
  };
  expect(await pagesOf(made('airway_bill', instructions, { size: 'a4' }))).toHaveLength(4);
});

test.each<[DocumentType, string]>([
  ['bill_of_lading', 'word '.repeat(800)],
  ['airway_bill', 'W'.repeat(4000)],
])('a %s prints 4,000 characters in full', async (type, description) => {
  const instructions = { cargo_lines: [{ description, packages_count: 1, net_kg: 1200 }] };
  const text = await textOf(made(type, instructions, { status: 'draft' }));
  const letter = description.charAt(0);
  const least = description.split(letter).length - 1;
  expect(text.split(letter).length - 1).toBeGreaterThanOrEqual(least);
});
