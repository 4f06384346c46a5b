import createClient from 'openapi-fetch';
import type { paths } from './api.js';

/** A client of the product's API, as an integrator makes one from the served document. */
export function connect(
  baseUrl: string,
  headers: Record<string, string>,
  fetch: (request: Request) => Promise<Response>,
) {
  return createClient<paths>({ baseUrl, headers, fetch });
}
export type Api = ReturnType<typeof connect>;

export function asForm(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.set(name, value instanceof File ? value : String(value));
  return form;
}

/** The types generated for a file in a form say `string`. */
export function file(name: string): string {
  return new File(['%PDF-1.4\n%%EOF\n'], name) as unknown as string;
}
