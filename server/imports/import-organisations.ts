import type { ImportedOrganisation } from '#domain/imports/imported-records.ts';
import { normalizeKey } from '#domain/imports/sheet-rows.ts';
import { newId } from '../database/statements/columns.ts';
import { defaultCurrency } from '../legal-entities/default-currency.ts';
import { matchOrganisations } from '../organisations/organisation-rows.ts';
import { insertOrganisations } from '../organisations/organisations-table.ts';
import { recordsByReference } from './imported-records-table.ts';
import { RowRefused, type RowWriter, takeEach } from './row-writer.ts';

/** What a column that no row states gets from the database, one that only some rows state needs from here. */
const DEFAULTS = {
  roles: ['customer' as const],
  vat_id: null,
  eori: null,
  scac: null,
  iata_prefix: null,
  payment_terms_days: 30,
  credit_limit_cents: null,
  credit_status: 'good' as const,
  addresses: [],
  contacts: [],
  notes: '',
};

export const importOrganisations: RowWriter<ImportedOrganisation> = async (transaction, context, rows) => {
  const references = await recordsByReference(
    transaction,
    'organisations',
    rows.flatMap(({ fields: { reference } }) => (reference ? [normalizeKey(reference)] : [])),
  );
  const present = await matchOrganisations(transaction, {
    ids: [],
    vat_ids: rows.flatMap(({ fields: { vat_id } }) => vat_id ?? []),
    names: rows.flatMap(({ fields }) =>
      fields.reference || fields.vat_id ? [] : [fields.name.toLowerCase()],
    ),
  });
  const vatIds = new Set(present.map(({ vat_id }) => vat_id));
  const names = new Set(present.map(({ name }) => name.toLowerCase()));
  const currency = await defaultCurrency(transaction);
  const now = context.now();
  const added: Parameters<typeof insertOrganisations>[1][number][] = [];
  const { taken: records, refused } = await takeEach(rows, ({ row, fields: { reference, ...fields } }) => {
    const key = reference ? normalizeKey(reference) : null;
    if (key && references.has(key))
      throw new RowRefused('reference', 'A company with this reference was imported before.');
    if (fields.vat_id && vatIds.has(fields.vat_id))
      throw new RowRefused('vat_id', 'There is already a company with this VAT ID.');
    if (!key && !fields.vat_id && names.has(fields.name.toLowerCase()))
      throw new RowRefused('name', 'There is already a company with this name. Add a VAT ID or a reference.');
    if (fields.vat_id) vatIds.add(fields.vat_id);
    const id = newId();
    added.push({ ...DEFAULTS, currency, ...fields, id, created_at: now, updated_at: now });
    return { row, record_id: id, reference: key };
  });
  await insertOrganisations(transaction, added);
  return { records, refused };
};
