import { expect } from 'vitest';
import type { ImportKind } from '#domain/imports/import-kind.ts';
import { sendForm } from '../form-for-tests.ts';
import type { TestApp, TestPerson } from '../test-app.ts';
import { runImport } from './run-import.ts';

type Row = readonly (string | number)[];
export const csvOf = (rows: readonly Row[]) => rows.map((row) => row.join(',')).join('\n');

let count = 0;
export const unique = (prefix: string) => {
  count += 1;
  return `${prefix}-${count}`;
};

const SHIPMENT = {
  transport_mode: 'sea',
  origin_city: 'Shanghai',
  origin_country: 'CN',
  destination_city: 'Rotterdam',
  destination_country: 'NL',
  cargo_description: 'Tiles',
  cargo_weight: 900,
};

/** A sheet with one shipment Shanghai–Rotterdam for each reference. */
export function shipmentRows(
  organisation: string,
  references: readonly string[],
  change: Record<string, string> = {},
) {
  const fields = { ...SHIPMENT, ...change };
  return csvOf([
    ['organisation', 'reference', ...Object.keys(fields)],
    ...references.map((reference) => [organisation, reference, ...Object.values(fields)]),
  ]);
}

interface Current {
  product: TestApp;
  dispatcher: TestPerson;
}

/** The imports of a dispatcher. */
export function importsOf(current: () => Current) {
  async function send(kind: ImportKind, content: string | Uint8Array, options: Record<string, string> = {}) {
    const form = new FormData();
    form.set('kind', kind);
    form.set('file', new File([content as Uint8Array<ArrayBuffer>], 'sheet.csv'));
    for (const [name, value] of Object.entries(options)) form.set(name, value);
    return sendForm(current().product.app, current().dispatcher, '/api/imports', form);
  }

  const find = async (id: string) => (await current().dispatcher.request('GET', `/api/imports/${id}`)).json();
  const undo = (id: string) => current().dispatcher.request('POST', `/api/imports/${id}/undo`, {});

  /** Sends a sheet and waits for its result. */
  async function run(kind: ImportKind, content: string | Uint8Array, options: Record<string, string> = {}) {
    const response = await send(kind, content, options);
    expect(response.statusCode, response.body).toBe(202);
    const { id } = response.json();
    await runImport(current().product.dependencies)({ import_id: id });
    return find(id);
  }

  /** A company with the reference. */
  async function company(reference = unique('CO')) {
    const result = await run(
      'organisations',
      csvOf([
        ['reference', 'name'],
        [reference, `Company ${reference}`],
      ]),
    );
    expect(result).toMatchObject({ status: 'completed', accepted: 1 });
    const { organisations } = (
      await current().dispatcher.request(
        'GET',
        `/api/organisations?q=${encodeURIComponent(`Company ${reference}`)}`,
      )
    ).json();
    return { reference, id: organisations[0].id as string, import_id: result.id as string };
  }

  /** A shipment with a reference, at 1,200 US dollars. */
  async function shipment() {
    const { reference: organisation } = await company();
    const reference = unique('PO');
    const result = await run(
      'shipments',
      shipmentRows(organisation, [reference], { 'price.amount': '120000', 'price.currency': 'USD' }),
    );
    expect(result).toMatchObject({ status: 'completed', accepted: 1, refused: [] });
    const [stored] = await current().product.database.sql`
    select tracking_number from shipments join shipment_references on shipment_id = shipments.id
    where value = ${reference}`;
    return {
      reference,
      import_id: result.id as string,
      tracking_number: stored?.tracking_number as string,
    };
  }

  return { send, find, undo, run, company, shipment };
}
