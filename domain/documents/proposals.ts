import { type StuffedEquipment, sharedWeights } from './compose-containers.ts';
import type { Facts } from './compose-document.ts';
import type { DocumentData } from './document-data.ts';
import type { DocumentType } from './document-type.ts';
import { freightTermsOf } from './incoterm.ts';

/** A default that nobody has confirmed: a draft shows it, and it must be confirmed or changed before issue. */
interface Proposal {
  /** Path in the shipping instructions: 'incoterm', 'cargo_lines.0.gross_kg'; 'containers.0.gross_kg' is of the file. */
  field: string;
  /** 'Gross weight of line 1' */
  label: string;
  value: string | number;
}

export const USUAL_PAYMENT_TERMS = 'Net 30 Days';

export function proposalsOf(
  data: DocumentData[DocumentType],
  facts: Pick<Facts, 'instructions' | 'equipment' | 'cargo_line_ids' | 'is_on_credit_hold'>,
): Proposal[] {
  const { instructions } = facts;
  return [
    ...grossWeights(data, instructions.cargo_lines),
    ...containerWeights(data, facts),
    ...terms(data, instructions),
    ...freightTerms(data, instructions),
    ...releaseTerms(data, facts),
  ];
}

/** Proposes 1.1 × net for each gross weight that a packing list lacks; other documents state no proposed weight. */
function grossWeights(
  { cargo: { lines } }: DocumentData[DocumentType],
  given: Facts['instructions']['cargo_lines'],
): Proposal[] {
  return lines.flatMap(({ net_kg, gross_kg }, order) => {
    const isDeclared = net_kg === null || typeof given[order]?.gross_kg === 'number';
    if (gross_kg === null || isDeclared) return [];
    const label = lines.length === 1 ? 'Gross weight, kg' : `Gross weight of line ${order + 1}, kg`;
    return [{ field: `cargo_lines.${order}.gross_kg`, label, value: gross_kg }];
  });
}

/** Where several containers hold a line, each weight is a share of it that nobody has declared. */
function containerWeights(data: DocumentData[DocumentType], file: StuffedEquipment): Proposal[] {
  if (!('containers' in data)) return [];
  const shared = sharedWeights(file, data.cargo);
  return data.containers.flatMap(({ number, gross_kg }, order) =>
    gross_kg !== null && shared.has(number)
      ? [{ field: `containers.${order}.gross_kg`, label: `Gross weight in ${number}, kg`, value: gross_kg }]
      : [],
  );
}

function terms(
  data: DocumentData[DocumentType],
  { incoterm, payment_terms }: Facts['instructions'],
): Proposal[] {
  if (!('incoterm' in data)) return [];
  return [
    ...(incoterm === null && data.incoterm
      ? [{ field: 'incoterm', label: 'Incoterm', value: data.incoterm }]
      : []),
    ...(payment_terms === '' && data.payment_terms
      ? [{ field: 'payment_terms', label: 'Payment terms', value: data.payment_terms }]
      : []),
  ];
}

/** Freight terms that contradict the Incoterm: a prepaid bill of FOB goods gives up the lien on them for the freight. */
function freightTerms(
  data: DocumentData[DocumentType],
  { incoterm, freight_terms }: Facts['instructions'],
): Proposal[] {
  if (!('freight_terms' in data) || incoterm === null || freightTermsOf(incoterm) === freight_terms)
    return [];
  return [{ field: 'freight_terms', label: `Freight terms with ${incoterm}`, value: freight_terms }];
}

/** What only staff know before they give up the goods, and with them the lien for freight and charges. */
function releaseTerms(
  data: DocumentData[DocumentType],
  { instructions, is_on_credit_hold = false }: Pick<Facts, 'instructions' | 'is_on_credit_hold'>,
): Proposal[] {
  if (!('delivered_to' in data)) return [];
  const isOtherBill = data.mode === 'sea' && data.release === null;
  return [
    ...(isOtherBill
      ? [
          {
            field: 'release',
            label: 'Bill of lading, not issued here',
            value: 'Surrendered, or a sea waybill',
          },
        ]
      : []),
    ...(instructions.freight_terms === 'collect'
      ? [{ field: 'collect_freight', label: 'Freight collect', value: 'Paid or secured' }]
      : []),
    ...(is_on_credit_hold
      ? [{ field: 'credit', label: 'The customer’s credit is on hold', value: 'Release nevertheless' }]
      : []),
  ];
}
