import { pagesOf } from '../../pdf/pdf-text-for-tests.ts';
import { bookNingboDuisburg } from '../../shipment-file/files-for-tests.ts';
import type { TestPerson } from '../../test-app.ts';
import { SAMPLE_INSTRUCTIONS, type staffClientOf } from '../documents-for-tests.ts';

const { port_of_loading: _, port_of_discharge: __, ...SAMPLE } = SAMPLE_INSTRUCTIONS;
const [LINE] = SAMPLE.cargo_lines;

/** The container of the shipment, with free time. */
export const CONTAINER = { number: 'CSQU3054383', size_type: '45G1', seals: ['S-1'], free_days: 7 };

/** Books a shipment from Ningbo to Duisburg whose instructions leave the ports to its legs. Returns its tracking number. */
export async function bookInstructed(
  customer: TestPerson,
  staff: ReturnType<typeof staffClientOf>,
  change: object = {},
): Promise<string> {
  const tracking_number = await bookNingboDuisburg(customer);
  const cargo_lines = [{ ...LINE, net_kg: 21_400, gross_kg: 22_000 }];
  const saved = await staff.saveInstructions(tracking_number, { ...SAMPLE, cargo_lines, ...change });
  if (saved.statusCode !== 200) throw new Error(`The instructions were refused: ${saved.body}`);
  return tracking_number;
}

/** The text on the first page of a document, as the customer downloads it. */
export async function firstPageOf(customer: TestPerson, document_number: string): Promise<string> {
  const { rawPayload } = await customer.request('GET', `/api/documents/${document_number}/pdf`);
  const [page = ''] = await pagesOf(Uint8Array.from(rawPayload));
  return page;
}
