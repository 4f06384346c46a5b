import { code, list, paragraph, type TextSection } from '../text.ts';

const lines = (...text: string[]) => text.join('\n');

export const apiClients: readonly TextSection[] = [
  {
    id: 'typescript',
    title: 'TypeScript',
    blocks: [
      paragraph(
        'The repository of this software has a client in `clients/typescript`: its types are generated from the API’s document, and it retries, sends an `Idempotency-Key` with each write and reads lists page by page.',
      ),
      code(
        'Book once, in TypeScript',
        lines(
          "import { connect, dataOf, isProblem } from 'groundswell-client';",
          '',
          'export async function bookOnce(url: string, key: string): Promise<string> {',
          '  const client = connect({ url, key });',
          '  try {',
          '    const booked = await dataOf(',
          "      client.POST('/functions/create-shipment', {",
          "        params: { header: { 'Idempotency-Key': 'order-4711-ts' } },",
          '        body: {',
          "          origin_city: 'Rotterdam', origin_country: 'Netherlands',",
          "          destination_city: 'Singapore', destination_country: 'Singapore',",
          "          cargo_description: 'Ball bearings, 2 pallets', cargo_weight: 480,",
          "          service_type: 'standard', transport_mode: 'sea',",
          '        },',
          '      }),',
          '    );',
          '    return booked.tracking_number;',
          '  } catch (error) {',
          "    if (isProblem(error, 'AMBIGUOUS_PLACE')) return error.problem.field;",
          "    if (isProblem(error, 'UNPROCESSABLE_CONTENT')) return error.problem.issues[0]?.message ?? '';",
          '    throw error;',
          '  }',
          '}',
        ),
      ),
      code(
        'Every shipment that is late, in TypeScript',
        lines(
          "import { connect, itemsOf } from 'groundswell-client';",
          '',
          'export async function lateNumbers(url: string, key: string): Promise<string[]> {',
          '  const late: string[] = [];',
          "  const query = { late: '1', limit: 100 };",
          "  for await (const shipment of itemsOf(connect({ url, key }), '/shipments', 'shipments', { query }))",
          '    late.push(shipment.tracking_number);',
          '  return late;',
          '}',
        ),
      ),
    ],
  },
  {
    id: 'other-languages',
    title: 'Other languages',
    blocks: [
      paragraph(
        'Generators of clients read [/api/openapi.json](/api/openapi.json), which is OpenAPI 3.1. openapi-typescript and @hey-api/openapi-ts have been tried: their clients compile as generated.',
      ),
      code('The document', 'curl -s "$HOST/api/openapi.json"'),
    ],
  },
  {
    id: 'postman',
    title: 'Postman',
    blocks: [
      paragraph(
        'Import [the collection](/api/postman.json), which is generated from the same document: a folder for each area and a request for each operation that a key can call.',
      ),
      list(
        'Set the variable `key` to an API key. `url` is this site.',
        'Bodies have the required fields. Optional parameters are there, switched off.',
      ),
      code('The collection', 'curl -s "$HOST/api/postman.json"'),
    ],
  },
];
