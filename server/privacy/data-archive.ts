import { promisify } from 'node:util';
import { type AsyncZippable, strToU8, zip } from 'fflate';
import { company } from '#content/company.ts';
import { dataPage } from './data-page.ts';
import { EXPORTED_AREAS, type ExportedArea } from './exported-areas.ts';
import type { OwnRecords } from './own-records.ts';

interface Cv {
  id: string;
  cv_name: string;
  cv: Uint8Array;
}

const zipped = promisify((entries: AsyncZippable, done: (error: Error | null, data: Uint8Array) => void) =>
  zip(entries, done),
);

/** The files that a person gets: JSON per area, all of it as one page, and how to read the fields. */
export async function dataArchive(
  records: readonly OwnRecords[],
  cvs: readonly Cv[],
  made_at: Date,
): Promise<Uint8Array> {
  const entries: AsyncZippable = {
    'README.txt': strToU8(readMe(made_at)),
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

function readMe(made_at: Date): string {
  return `Your data at ${company.brand}, as it stood on ${made_at.toISOString()}

your-data.html   everything, to be read in any browser
json/            the same for programs, a file per area:

${Object.entries(EXPORTED_AREAS)
  .map(([area, about]) => `  ${`${area}.json`.padEnd(19)} ${about}.`)
  .join('\n')}

files/           CVs that you sent with applications, as you sent them

How to read the fields
  Each file holds lists, named after what they list. An entry of one refers to an entry of another by its id:
  shipment_id is the id of a shipment, invoice_id that of an invoice.
  …_at             a moment, UTC (ISO 8601); an empty one has not come
  …_cents          money in hundredths of the currency beside it, US dollars where there is none
  …_weight, …_kg   kilograms;  …_km  kilometres;  speed  km/h;  latitude, longitude, heading  degrees
  …_country        ISO 3166-1 alpha-2
  network          the network you came from, its last part left out
  user_id, …_by    who: your own id is you, "our staff" is one of us, empty is the system
  version          counts changes

PDF files of invoices and documents are in your customer portal; what they say is in json/ here.
Questions: ${company.privacy_email}
`;
}

/** Nothing in the name can lead out of the folder. */
function plain(name: string): string {
  return name.replaceAll(/[^\w .()-]/g, '_').replaceAll('..', '_');
}
