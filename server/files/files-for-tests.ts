import { sendForm } from '../form-for-tests.ts';
import type { TestApp, Visitor } from '../test-app.ts';

export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

interface Sent {
  content?: Uint8Array;
  name?: string;
  fields?: Record<string, string>;
  headers?: Record<string, string>;
}

/** Sends a file as a multipart form. */
export async function sendFile(
  app: TestApp['app'],
  by: Visitor,
  tracking_number: string,
  { content = PDF, name = 'packing.pdf', fields = {}, headers }: Sent = {},
) {
  const form = new FormData();
  for (const [field, value] of Object.entries({ kind: 'packing_list', ...fields })) form.set(field, value);
  form.set('file', new File([new Uint8Array(content)], name));
  return sendForm(app, by, `/api/shipments/${tracking_number}/files`, form, headers);
}
