import { StandardRPCJsonSerializer } from '@orpc/client/standard';
import { createContext, use } from 'react';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';

/** The data that the server rendered into the page. */
export interface PreloadedData {
  /** The tracked shipment; on the home page the demo shipment, if there is one. */
  shipment: TrackedShipment | null;
  /** On the home page, if its lane is offered. */
  lane_price?: {
    cost_cents: number;
    delivery_days: number;
    indicative: boolean;
    exclude_vat?: boolean;
  } | null;
  read_at: Date;
  /** The locale of the dates in the page; without it, they take the browser's after hydration. */
  locale?: string;
}

/** Set on the server only; in the browser the data is in the document. */
export const PreloadedDataContext = createContext<PreloadedData | null>(null);

const ELEMENT_ID = 'given-answer';
const serializer = new StandardRPCJsonSerializer();

/** The data in the page; null if the page was not rendered on request. */
export function usePreloadedData(): PreloadedData | null {
  return use(PreloadedDataContext) ?? inDocument();
}

/** The data as a script element. No content can close the element. */
export function preloadedDataScript(answer: PreloadedData): string {
  const [json, meta] = serializer.serialize(answer);
  const text = JSON.stringify({ json, meta }).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${ELEMENT_ID}">${text}</script>`;
}

let read: PreloadedData | null | undefined;

/** Parsed once, because it does not change. */
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
