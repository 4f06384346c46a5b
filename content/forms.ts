import { company } from './company.ts';

/** Texts of the forms and templates that the build generates as PDF and Excel files. */

/** A field of one or more lines. */
interface FormField {
  label: string;
  /** A hint in small print. */
  hint?: string;
  lines?: number;
  half?: boolean;
}

interface FormPart {
  title: string;
  fields?: readonly FormField[];
  /** Check boxes. */
  choices?: readonly string[];
}

/** The shipper's letter of instruction to the forwarder. */
export const letterOfInstruction: {
  title: string;
  lead: string;
  parts: readonly FormPart[];
  declaration: string;
} = {
  title: 'Shipper’s letter of instruction',
  lead: 'Fill in what applies, sign, and send it with the commercial invoice and the packing list.',
  parts: [
    {
      title: '1 Parties',
      fields: [
        { label: 'Shipper', hint: 'name, address, tax or EORI number', lines: 2, half: true },
        {
          label: 'Consignee',
          hint: 'name, address, tax or EORI number, or “to order”',
          lines: 2,
          half: true,
        },
        { label: 'Notify party', hint: 'if other than the consignee', lines: 2, half: true },
        { label: 'Contact for questions', hint: 'name, phone, e-mail', lines: 2, half: true },
      ],
    },
    {
      title: '2 Journey',
      choices: ['Air', 'Sea, full container', 'Sea, shared container', 'Road', 'Rail'],
      fields: [
        { label: 'Collect from', half: true },
        { label: 'Deliver to', half: true },
        { label: 'Goods ready on', half: true },
        { label: 'Needed by', half: true },
        { label: 'Incoterms® 2020 rule and named place', hint: 'FCA Hamburg', half: true },
        { label: 'Your reference', half: true },
      ],
    },
    {
      title: '3 Goods',
      fields: [
        { label: 'Description of the goods', hint: 'in words a customs officer understands', lines: 2 },
        { label: 'HS code', hint: 'six digits or more', half: true },
        { label: 'Country of origin', half: true },
        { label: 'Number and kind of packages', half: true },
        { label: 'Marks and numbers', half: true },
        { label: 'Gross weight, kg', half: true },
        { label: 'Dimensions of each package, cm', hint: 'L × W × H', half: true },
        { label: 'Invoice value and currency', half: true },
        { label: 'UN number, class and packing group', hint: 'dangerous goods only', half: true },
      ],
    },
    {
      title: '4 Instructions',
      choices: [
        'Insure for 110% of the invoice value',
        'Temperature-controlled',
        'Do not stack',
        `Export clearance by ${company.brand}`,
        `Import clearance by ${company.brand}`,
        'Freight prepaid',
        'Freight collect',
      ],
      fields: [{ label: 'Further instructions' }],
    },
  ],
  declaration:
    'The particulars above are complete and correct. Dangerous goods, if any, are named above and are packed, marked, labelled and declared by the rules of the mode of transport. We accept the Terms of Service.',
};

export const incotermsChart = {
  title: 'Incoterms® 2020 at a glance',
  lead: 'Who arranges what, and where the risk passes. Always write the rule with a named place and the edition: “FCA Hamburg, Incoterms® 2020”.',
  columns: [
    'Rule',
    'For',
    'Main carriage',
    'Insurance',
    'Export clearance',
    'Import clearance',
    'Risk passes to the buyer',
  ],
  notes: [
    'FAS, FOB, CFR and CIF are for goods loaded straight onto a ship. For containers, which change hands at a terminal, use FCA, CPT or CIP.',
    'CIP asks the seller for cover under Institute Cargo Clauses (A), CIF only under (C). Both for 110% of the value.',
    'A summary for daily work. The text of the International Chamber of Commerce decides.',
  ],
};

/** A column of a template workbook. Widths are characters. */
export interface TemplateColumn {
  title: string;
  width: number;
  /** A formula for each row; `{row}` is replaced by its number. */
  formula?: string;
  /** Summed below the rows. */
  total?: boolean;
  format?: string;
}

export interface Workbook {
  title: string;
  sheet: string;
  /** Instructions, one line each. */
  notes: readonly string[];
  /** Named boxes above the table. */
  head: readonly string[];
  columns: readonly TemplateColumn[];
  /** Empty rows to fill in. */
  rows: number;
}

export const packingListTemplate: Workbook = {
  title: 'Packing list',
  sheet: 'Packing list',
  notes: [
    'One row for each package, or for a run of equal ones: “1-4” under No. and 4 under Pieces.',
    'Weights in kg and lengths in cm. Volume and totals are calculated automatically.',
  ],
  head: ['Packing list No.', 'Date', 'Invoice No.', 'Shipper', 'Consignee', 'Marks', 'Container / seal'],
  columns: [
    { title: 'No.', width: 8 },
    { title: 'Kind of package', width: 18 },
    { title: 'Contents', width: 34 },
    { title: 'Pieces', width: 9, total: true },
    { title: 'Net kg each', width: 12, format: '#,##0.0' },
    { title: 'Gross kg each', width: 13, format: '#,##0.0' },
    { title: 'Length cm', width: 10 },
    { title: 'Width cm', width: 10 },
    { title: 'Height cm', width: 10 },
    { title: 'Net kg', width: 11, formula: 'D{row}*E{row}', total: true, format: '#,##0.0' },
    { title: 'Gross kg', width: 11, formula: 'D{row}*F{row}', total: true, format: '#,##0.0' },
    {
      title: 'Volume m³',
      width: 11,
      formula: 'D{row}*G{row}*H{row}*I{row}/1000000',
      total: true,
      format: '#,##0.000',
    },
  ],
  rows: 25,
};

export const commercialInvoiceTemplate: Workbook = {
  title: 'Commercial invoice',
  sheet: 'Commercial invoice',
  notes: [
    'Every line needs a description a customs officer understands, an HS code and a country of origin.',
    'State freight and insurance separately if the Incoterms® rule makes you pay them. One currency throughout.',
  ],
  head: [
    'Invoice No.',
    'Date',
    'Seller, tax / EORI No.',
    'Buyer, tax / EORI No.',
    'Consignee, if another',
    'Incoterms® 2020 rule and place',
    'Payment terms',
    'Currency',
    'Reason for export',
    'Packages, gross kg',
    'Freight',
    'Insurance',
  ],
  columns: [
    { title: 'Line', width: 7 },
    { title: 'Description of the goods', width: 40 },
    { title: 'HS code', width: 13 },
    { title: 'Origin', width: 10 },
    { title: 'Quantity', width: 11, format: '#,##0.##' },
    { title: 'Unit', width: 9 },
    { title: 'Unit price', width: 13, format: '#,##0.00' },
    { title: 'Amount', width: 15, formula: 'E{row}*G{row}', total: true, format: '#,##0.00' },
  ],
  rows: 25,
};

export const rateComparisonTemplate: Workbook = {
  title: 'Rate comparison',
  sheet: 'Rate comparison',
  notes: [
    'One row for each offer. Use the same weight, route and Incoterms® rule for every offer, or the totals can’t be compared.',
    'Price per kg is the total divided by the chargeable weight of that mode.',
  ],
  head: ['Origin', 'Destination', 'Gross kg', 'Volume m³', 'Goods ready on', 'Needed by'],
  columns: [
    { title: 'Offer by', width: 22 },
    { title: 'Mode', width: 9 },
    { title: 'Valid until', width: 13 },
    { title: 'Days door to door', width: 17 },
    { title: 'Chargeable kg', width: 14, format: '#,##0.0' },
    { title: 'Freight USD', width: 13, format: '#,##0.00' },
    { title: 'Fuel USD', width: 12, format: '#,##0.00' },
    { title: 'Origin charges USD', width: 18, format: '#,##0.00' },
    { title: 'Destination charges USD', width: 22, format: '#,##0.00' },
    { title: 'Insurance USD', width: 14, format: '#,##0.00' },
    { title: 'Total USD', width: 13, formula: 'SUM(F{row}:J{row})', format: '#,##0.00' },
    { title: 'USD per kg', width: 12, formula: 'IF(E{row}>0,K{row}/E{row},0)', format: '#,##0.00' },
  ],
  rows: 12,
};
