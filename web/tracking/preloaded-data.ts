import { StandardRPCJsonSerializer } from '@orpc/client/standard';
import { createContext, use } from 'react';
import type { TrackedShipment } from '#contract/tracking.ts';

/** What the server knew when it wrote the page. */
export interface PreloadedData {
  shipment: TrackedShipment;
  read_at: Date;
}

/** Only on the server; in the browser the answer stands in the document. */
export const PreloadedDataContext = createContext<PreloadedData | null>(null);

const ELEMENT_ID = 'given-answer';
const serializer = new StandardRPCJsonSerializer();

/** The answer that came with the page; null when the page came without one. */
export function usePreloadedData(): PreloadedData | null {
  return use(PreloadedDataContext) ?? inDocument();
}

/** The answer as data in a page. Nothing that stands in it can end the element. */
export function preloadedDataScript(answer: PreloadedData): string {
  const [json, meta] = serializer.serialize(answer);
  const text = JSON.stringify({ json, meta }).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${ELEMENT_ID}">${text}</script>`;
}

let read: PreloadedData | null | undefined;

/** Read once: the page that it came with does not change. */
function inDocument(): PreloadedData | null {
  if (typeof document === 'undefined') return null;
  if (read === undefined) read = parse(document.getElementById(ELEMENT_ID)?.textContent);
  return read;
}

function parse(text: string | undefined): PreloadedData | null {
  if (!text) return null;
  const { json, meta } = JSON.parse(text);
  return serializer.deserialize(json, meta) as PreloadedData;
}
