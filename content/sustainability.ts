/** The Sustainability page. Figures are sample data of the demonstration company. */
export const sustainability = {
  lead: 'Most of our emissions come from the ships, planes and trucks we book. So we measure each shipment, and set goals for what we control.',
  sample_note:
    'Goals, figures and certifications on this page are sample data of a demonstration company. No certificate named here has been issued.',
} as const;

export interface Goal {
  title: string;
  /** Progress from the base year to the target, 0 to 100. */
  percent: number;
  target_year: number;
  /** The target. */
  target: string;
  /** How progress is measured. */
  measured: string;
}

export const goals: readonly Goal[] = [
  {
    title: 'Lower CO2 per tonne-kilometre',
    percent: 65,
    target_year: 2030,
    target: '40% less than in 2019',
    measured:
      'Grams of CO2e per tonne-kilometre over all shipments, well-to-wheel. Reached so far: 26% less, which is 65% of the way.',
  },
  {
    title: 'Port trucks without diesel',
    percent: 42,
    target_year: 2032,
    target: 'All kilometres between our terminals and warehouses',
    measured:
      'Kilometres driven within 80 km of the ports by battery-electric trucks or on renewable diesel, as a share of all such kilometres.',
  },
  {
    title: 'Renewable electricity',
    percent: 78,
    target_year: 2028,
    target: 'All offices and warehouses',
    measured:
      'Kilowatt-hours from our own roofs or with certificates of origin from the same grid and year, as a share of all we use.',
  },
  {
    title: 'Warehouse waste reused',
    percent: 85,
    target_year: 2030,
    target: 'All packaging and pallets',
    measured:
      'Tonnes of film, cardboard and wood that were reused or recycled, weighed at the gate, as a share of all that left our warehouses.',
  },
];

export const impactMetrics = [
  { label: 'Emissions per tonne-kilometre, 2025', value: '41 g CO2e' },
  { label: 'Shipments with a statement, 2025', value: '412,000' },
  { label: 'Containers moved from road to rail or barge', value: '57,300' },
  { label: 'Solar power from our roofs, 2025', value: '9.6 GWh' },
] as const;

/** The method of emission calculation and its factors. */
export const emissionMethod = {
  text: 'We calculate each shipment leg by leg, as ISO 14083 requires: weight times distance times the factor of the vehicle, plus the hubs between. Tank-to-wheel counts what leaves the exhaust; well-to-wheel adds what arose in making and moving the fuel, and it is the figure we compare and report.',
  source:
    'Factors: UK Government GHG Conversion Factors 2025. Contains public sector information licensed under the Open Government Licence v3.0 (DESNZ, 2025). Air without the added effect at altitude. Trains: European Environment Agency, briefing 1/2021, average of rail freight in the EU (CC BY 4.0), well-to-wheel.',
} as const;

export interface EmissionFactor {
  vehicle: string;
  /** Grams of CO2 equivalent per tonne-kilometre; null where the source has no such figure. */
  tank_to_wheel: number | null;
  well_to_wheel: number;
}

export const emissionFactors: readonly EmissionFactor[] = [
  { vehicle: 'Container ship, average', tank_to_wheel: 16.1, well_to_wheel: 19.8 },
  { vehicle: 'Freight train', tank_to_wheel: null, well_to_wheel: 24.0 },
  { vehicle: 'Articulated truck over 33 t', tank_to_wheel: 77.0, well_to_wheel: 95.0 },
  { vehicle: 'Aircraft, over 3,700 km', tank_to_wheel: 531.3, well_to_wheel: 666.5 },
];

export interface Certification {
  name: string;
  standing: 'Certified' | 'Method applied' | 'Participating in';
  text: string;
}

export const certifications: readonly Certification[] = [
  {
    name: 'ISO 14001',
    standing: 'Certified',
    text: 'Environmental management of the four offices and the Rotterdam cross-dock: responsibilities, limits and an independent audit every year.',
  },
  {
    name: 'ISO 14083',
    standing: 'Method applied',
    text: 'The standard for emissions of transport chains. It certifies no company; our statements name it because each can be recomputed from the figures printed on it.',
  },
  {
    name: 'SmartWay',
    standing: 'Participating in',
    text: 'We report our North American truck and rail kilometres once a year and choose hauliers by the performance that the programme publishes.',
  },
  {
    name: 'Clean Cargo',
    standing: 'Participating in',
    text: 'Container lines report fuel and distance by trade lane. Where a line takes part, its own factor replaces the average in our statements.',
  },
];
