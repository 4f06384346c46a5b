import { promisify } from 'node:util';
import { type AsyncZippable, strToU8, zip } from 'fflate';
import { company } from '#content/company.ts';
import { dataPage } from './data-page.ts';
import { EXPORTED_AREAS, type ExportedArea } from './exported-areas.ts';
import { MAX_ROWS, type OwnRecords } from './own-records.ts';

interface Cv {
  id: string;
  cv_name: string;
  cv: Uint8Array;
}

const zipped = promisify((entries: AsyncZippable, done: (error: Error | null, data: Uint8Array) => void) =>
  zip(entries, done),
);

/** The files of a person’s data export: JSON per area, one HTML page with everything, and a readme. */
export async function dataArchive(
  records: readonly OwnRecords[],
  cvs: readonly Cv[],
  made_at: Date,
): Promise<Uint8Array> {
  const entries: AsyncZippable = {
    'README.txt': strToU8(readMe(records, made_at)),
    'your-data.html': strToU8(dataPage(records, made_at)),
  };
  for (const area of Object.keys(EXPORTED_AREAS) as ExportedArea[])
    entries[`json/${area}.json`] = strToU8(jsonOf(area, records, made_at));
  for (const { id, cv_name, cv } of cvs) entries[`files/${id}-${plain(cv_name)}`] = cv;
  return zipped(entries);
}

function jsonOf(area: ExportedArea, records: readonly OwnRecords[], made_at: Date): string {
  const own = records.filter((one) => one.area === area).map(({ name, rows }) => [name, rows]);
  return JSON.stringify({ area, about: EXPORTED_AREAS[area], made_at, ...Object.fromEntries(own) }, null, 2);
}

function readMe(records: readonly OwnRecords[], made_at: Date): string {
  const capped = records.filter((one) => one.capped).map(({ name }) => name);
  const note =
    capped.length > 0
      ? `\nOnly ${MAX_ROWS.toLocaleString('en-US')} entries of ${capped.join(', ')} are here. Write to ${company.privacy_email} for the others.\n`
      : '';
  return `Your data at ${company.brand}, as of ${made_at.toISOString()}

your-data.html   everything, readable in any browser
json/            the same in JSON, one file per area:

${Object.entries(EXPORTED_AREAS)
  .map(([area, about]) => `  ${`${area}.json`.padEnd(19)} ${about}.`)
  .join('\n')}

files/           CVs that you sent with applications, as you sent them
${note}
How to read the fields
  Each file holds lists, named after what they list. An entry of one refers to an entry of another by its id:
  shipment_id is the id of a shipment, invoice_id that of an invoice.
  …_at             a time, UTC (ISO 8601); empty if it has not happened yet
  …_cents          money in hundredths of the currency beside it, US dollars where there is none
  …_weight, …_kg   kilograms;  …_km  kilometres;  speed  km/h;  latitude, longitude, heading  degrees
  …_country        ISO 3166-1 alpha-2
  network          your network address without its last part
  user_id, …_by    a person: your own id is you, "our staff" is one of us, empty is the system
  version          increases with each change

PDF files of invoices and documents are in your customer portal; their content is in json/ here.
Questions: ${company.privacy_email}
`;
}

/** Sanitizes a file name, so that it cannot escape the folder. */
function plain(name: string): string {
  return name.replaceAll(/[^\w .()-]/g, '_').replaceAll('..', '_');
}
