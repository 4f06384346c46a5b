import { type DocumentOnPaper, type FormPaper, formPaper } from './form-paper.ts';
import { type PartyOnPaper, partyOnPaper } from './paper-texts.ts';

export interface AirWaybillPaper extends FormPaper {
  shipper: PartyOnPaper;
  consignee: PartyOnPaper;
}

const SHEETS = [
  'ORIGINAL 1 · FOR ISSUING CARRIER',
  'ORIGINAL 2 · FOR CONSIGNEE',
  'ORIGINAL 3 · FOR SHIPPER',
  'COPY 4 · DELIVERY RECEIPT',
];

/** An air waybill in the words that stand on it. It is never negotiable. */
export function airWaybillPaper(
  document: DocumentOnPaper<'airway_bill'>,
  settings: { publicUrl: string },
): AirWaybillPaper {
  const { data } = document;
  return {
    ...formPaper(document, settings, SHEETS),
    shipper: partyOnPaper(data.shipper),
    consignee: partyOnPaper(data.consignee),
  };
}
