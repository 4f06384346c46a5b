import { paths } from '#web/paths.ts';

/** History state of a link to a shipment: the screen that closing the shipment's dialog returns to. */
export interface ReturnAddress {
  returnTo: string;
}

export function backToDocuments(shipment: string): ReturnAddress {
  return { returnTo: paths.admin({ tab: 'documents', shipment }) };
}
