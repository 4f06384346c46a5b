import { csvText, unescapedCell } from '../spreadsheet/csv.ts';
import type { RefusedRow } from '../spreadsheet/refused-row.ts';
import { columnName } from '../spreadsheet/sheet-cell.ts';
import { headerIssues } from '../spreadsheet/sheet-header.ts';
import {
  CONTACT_COLUMNS,
  type ContactColumn,
  type ContactFields,
  EMPTY_CONTACT,
  normalizeContact,
  validateContact,
} from './contact-rules.ts';

export interface CheckedContacts {
  accepted: { row: number; contact: ContactFields }[];
  refused: RefusedRow[];
}

const EXAMPLE: ContactFields = {
  name: 'Maas Consolidators B.V.',
  contact: 'Eva de Vries',
  email: 'import@maas.example',
  phone: '+31 10 123 4567',
  address: 'Waalhaven 12',
  city: 'Rotterdam',
  postal_code: '3089 JH',
  country: 'NL',
  unlocode: 'NLRTM',
  role: 'consignee',
};

/** A file to fill in: the header and one example. */
export function contactTemplate(): string {
  return csvText(CONTACT_COLUMNS, [CONTACT_COLUMNS.map((column) => EXAMPLE[column])]);
}

interface Known {
  /** Keys of the contacts that are in the address book. */
  keys: ReadonlySet<string>;
  isPlace: (unlocode: string) => boolean;
}

/** Sorts the rows of a sheet into good contacts and refused rows, in their order. Empty rows are skipped. */
export function checkContacts([header = [], ...rows]: readonly string[][], known: Known): CheckedContacts {
  const columns = header.map(columnName);
  const wrong = headerIssues(columns, { known: CONTACT_COLUMNS, required: ['name'] });
  const checked: CheckedContacts = { accepted: [], refused: wrong };
  if (wrong.length > 0) return checked;
  const rowsByKey = new Map<string, number>();
  for (const [index, cells] of rows.entries()) {
    const row = index + 2;
    const typed = contactOfCells(columns as ContactColumn[], cells);
    if (!typed) continue;
    const contact = normalizeContact(typed);
    const broken = validateContact(contact);
    if (contact.unlocode && !broken.unlocode && !known.isPlace(contact.unlocode))
      broken.unlocode = unknownPlace(contact.unlocode);
    const key = keyOfContact(contact);
    const same = rowsByKey.get(key);
    const issues = CONTACT_COLUMNS.flatMap((column) => {
      const issue = broken[column];
      return issue ? [{ row, column, issue }] : [];
    });
    if (issues.length > 0) checked.refused.push(...issues);
    else if (same) checked.refused.push({ row, column: '', issue: `Row ${same} is the same contact.` });
    else if (known.keys.has(key))
      checked.refused.push({ row, column: '', issue: 'This contact is already in the address book.' });
    else {
      rowsByKey.set(key, row);
      checked.accepted.push({ row, contact });
    }
  }
  return checked;
}

export function unknownPlace(unlocode: string): string {
  return `${unlocode} isn’t a known UN/LOCODE.`;
}

/** Contacts with the same key are the same: name, person, and address. */
export function keyOfContact({ name, contact, address, city, postal_code, country }: ContactFields): string {
  return JSON.stringify([name, contact, address, city, postal_code, country]).toLowerCase();
}

/** Undefined for an empty row. */
function contactOfCells(
  columns: readonly ContactColumn[],
  cells: readonly string[],
): ContactFields | undefined {
  const fields = { ...EMPTY_CONTACT };
  for (const [index, column] of columns.entries())
    if (column) fields[column] = unescapedCell((cells[index] ?? '').trim());
  return Object.values(fields).every((text) => text === '') ? undefined : fields;
}
