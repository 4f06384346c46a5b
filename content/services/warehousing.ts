import type { ServicePageText } from './service-page.ts';

export const warehousing: ServicePageText = {
  slug: 'warehousing',
  page: 'warehousing',
  lead: 'Receiving, storage and order picking beside the ports, open 24/7. Stock and shipments in one view.',
  key_figures: [
    { label: 'Operations', value: '24/7' },
    { label: 'Under one roof', value: '5,760 m²' },
    { label: 'Pallet positions', value: '4,320' },
  ],
  how: 'In at one end of the dock wall, out at the other',
  steps: [
    {
      title: 'Receiving',
      text: 'Unloaded, counted and checked against the booking, with photographs of any damage.',
    },
    {
      title: 'Putting away',
      text: 'Each pallet gets a position; cold goods are in the cold store within 30 minutes.',
    },
    {
      title: 'Picking',
      text: 'Orders that reach us by 2 PM are picked, packed and labelled the same day.',
    },
    {
      title: 'Dispatch',
      text: 'Loaded at the far docks, and from there on as a shipment you can track.',
      onwards: 'road',
    },
  ],
  related: ['road-transport', 'ocean-freight'],
  next_step: {
    title: 'Store with us',
    text: 'Tell us what you store and how fast it turns; you get rates for space and handling within 24 hours.',
  },
};

/** A zone of the hall, in metres from its north-west corner; the yard is on the south side. */
export interface WarehouseZone {
  key: string;
  name: string;
  use: string;
  left_m: number;
  top_m: number;
  width_m: number;
  depth_m: number;
  fitting: 'racks' | 'shelves' | 'cold' | 'desks' | 'open';
}

/** The hall at the Port of Los Angeles, a sample of the demonstration company. Zones fill it without gaps. */
export const hall = { width_m: 96, depth_m: 60, dock_width_m: 4 } as const;

/** The pallet racks: positions are rows × 2 × bays × pallets × levels. */
export const racks = { double_rows: 8, bays: 18, pallets_per_bay: 3, levels: 5 } as const;

export const warehouseZones: readonly WarehouseZone[] = [
  {
    key: 'A',
    name: 'Receiving',
    use: '8 docks: unloading, counting, inspection',
    left_m: 0,
    top_m: 46,
    width_m: 34,
    depth_m: 14,
    fitting: 'open',
  },
  {
    key: 'B',
    name: 'Pallet racks',
    use: '4,320 positions, five levels',
    left_m: 0,
    top_m: 0,
    width_m: 56,
    depth_m: 46,
    fitting: 'racks',
  },
  {
    key: 'C',
    name: 'Pick zone',
    use: 'Shelves for cartons and single pieces',
    left_m: 56,
    top_m: 0,
    width_m: 24,
    depth_m: 46,
    fitting: 'shelves',
  },
  {
    key: 'D',
    name: 'Cold store',
    use: '2 to 8 °C, with its own air lock',
    left_m: 80,
    top_m: 0,
    width_m: 16,
    depth_m: 28,
    fitting: 'cold',
  },
  {
    key: 'E',
    name: 'Cross-dock',
    use: '6 docks: from truck to truck, no storage',
    left_m: 34,
    top_m: 46,
    width_m: 24,
    depth_m: 14,
    fitting: 'open',
  },
  {
    key: 'F',
    name: 'Packing and dispatch',
    use: '9 docks: packing, labels, loading',
    left_m: 58,
    top_m: 46,
    width_m: 38,
    depth_m: 14,
    fitting: 'open',
  },
  {
    key: 'G',
    name: 'Office',
    use: 'Customs office, drivers’ room, control',
    left_m: 80,
    top_m: 28,
    width_m: 16,
    depth_m: 18,
    fitting: 'desks',
  },
];

/** In square metres. */
export function zoneArea({ width_m, depth_m }: Pick<WarehouseZone, 'width_m' | 'depth_m'>) {
  return width_m * depth_m;
}

/** Zones at the south wall have a dock door every few metres. */
export function dockCount({ top_m, depth_m, width_m }: WarehouseZone) {
  return top_m + depth_m === hall.depth_m ? Math.floor(width_m / hall.dock_width_m) : 0;
}
