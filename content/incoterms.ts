/** One rule of Incoterms® 2020. Who pays and who acts is 'seller' or 'buyer'. */
interface Incoterm {
  code: string;
  name: string;
  /** 'sea' rules are for port to port only, never for containers handed over at a terminal. */
  for: 'any mode' | 'sea and inland waterway';
  carriage: 'seller' | 'buyer';
  /** The cover the seller must buy; null where neither side must insure. */
  insurance: string | null;
  export_clearance: 'seller' | 'buyer';
  import_clearance: 'seller' | 'buyer';
  /** Where the risk passes to the buyer. */
  risk: string;
}

export const incoterms: readonly Incoterm[] = [
  {
    code: 'EXW',
    name: 'Ex Works',
    for: 'any mode',
    carriage: 'buyer',
    insurance: null,
    export_clearance: 'buyer',
    import_clearance: 'buyer',
    risk: 'at the seller’s premises, before loading',
  },
  {
    code: 'FCA',
    name: 'Free Carrier',
    for: 'any mode',
    carriage: 'buyer',
    insurance: null,
    export_clearance: 'seller',
    import_clearance: 'buyer',
    risk: 'when handed to the carrier at the named place',
  },
  {
    code: 'CPT',
    name: 'Carriage Paid To',
    for: 'any mode',
    carriage: 'seller',
    insurance: null,
    export_clearance: 'seller',
    import_clearance: 'buyer',
    risk: 'when handed to the first carrier',
  },
  {
    code: 'CIP',
    name: 'Carriage and Insurance Paid To',
    for: 'any mode',
    carriage: 'seller',
    insurance: 'seller, ICC (A), 110% of the value',
    export_clearance: 'seller',
    import_clearance: 'buyer',
    risk: 'when handed to the first carrier',
  },
  {
    code: 'DAP',
    name: 'Delivered at Place',
    for: 'any mode',
    carriage: 'seller',
    insurance: null,
    export_clearance: 'seller',
    import_clearance: 'buyer',
    risk: 'at the named place, ready for unloading',
  },
  {
    code: 'DPU',
    name: 'Delivered at Place Unloaded',
    for: 'any mode',
    carriage: 'seller',
    insurance: null,
    export_clearance: 'seller',
    import_clearance: 'buyer',
    risk: 'at the named place, unloaded',
  },
  {
    code: 'DDP',
    name: 'Delivered Duty Paid',
    for: 'any mode',
    carriage: 'seller',
    insurance: null,
    export_clearance: 'seller',
    import_clearance: 'seller',
    risk: 'at the named place, ready for unloading',
  },
  {
    code: 'FAS',
    name: 'Free Alongside Ship',
    for: 'sea and inland waterway',
    carriage: 'buyer',
    insurance: null,
    export_clearance: 'seller',
    import_clearance: 'buyer',
    risk: 'alongside the vessel at the port of loading',
  },
  {
    code: 'FOB',
    name: 'Free On Board',
    for: 'sea and inland waterway',
    carriage: 'buyer',
    insurance: null,
    export_clearance: 'seller',
    import_clearance: 'buyer',
    risk: 'on board the vessel at the port of loading',
  },
  {
    code: 'CFR',
    name: 'Cost and Freight',
    for: 'sea and inland waterway',
    carriage: 'seller',
    insurance: null,
    export_clearance: 'seller',
    import_clearance: 'buyer',
    risk: 'on board the vessel at the port of loading',
  },
  {
    code: 'CIF',
    name: 'Cost, Insurance and Freight',
    for: 'sea and inland waterway',
    carriage: 'seller',
    insurance: 'seller, ICC (C), 110% of the value',
    export_clearance: 'seller',
    import_clearance: 'buyer',
    risk: 'on board the vessel at the port of loading',
  },
];
