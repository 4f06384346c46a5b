import type { ServicePageText } from './service-page.ts';

export const roadTransport: ServicePageText = {
  slug: 'road-transport',
  page: 'road_transport',
  lead: 'Trucks from 3.5 to 44 tons for full and part loads (FTL/LTL): around the port, across the region, or long-distance.',
  quote_mode: 'road',
  key_figures: [
    { label: 'Truck classes up to', value: '44 tons' },
    { label: 'Local radius', value: '50 km' },
    { label: 'Regional radius', value: '500 km' },
  ],
  how: 'One truck, or a change of trucks at the terminal',
  steps: [
    {
      title: 'Booking',
      text: 'You name the places and the hours; we choose the class of truck that just fits.',
    },
    {
      title: 'Collection',
      text: 'The driver checks the count, secures the load and photographs it before leaving.',
      onwards: 'road',
    },
    {
      title: 'Terminal',
      text: 'Part loads change trucks overnight; a full load goes direct.',
      onwards: 'road',
    },
    {
      title: 'Delivery',
      text: 'You see the truck on the chart, with its arrival in local time.',
    },
  ],
  related: ['rail-freight', 'warehousing'],
  next_step: {
    title: 'Ship by road',
    text: 'Tell us the two addresses and the load; you get a detailed quote within 24 hours.',
  },
};

/** Dimensions of the side view in metres, from the front bumper; weights in tons and kilograms. */
export interface TruckClass {
  name: string;
  gross_weight_t: number;
  payload_kg: number;
  /** Euro pallets, 1.2 × 0.8 m, on the floor. */
  pallets: number;
  length_m: number;
  height_m: number;
  shape: 'van' | 'rigid' | 'articulated';
  /** Start of the box body; it ends at the rear bumper. */
  box_from_m: number;
  axles_m: readonly number[];
}

export const truckClasses: readonly TruckClass[] = [
  {
    name: 'Van',
    gross_weight_t: 3.5,
    payload_kg: 1_200,
    pallets: 4,
    length_m: 6.9,
    height_m: 2.7,
    shape: 'van',
    box_from_m: 2.6,
    axles_m: [1.0, 5.3],
  },
  {
    name: 'Light truck',
    gross_weight_t: 7.5,
    payload_kg: 2_800,
    pallets: 14,
    length_m: 8.3,
    height_m: 3.5,
    shape: 'rigid',
    box_from_m: 2.0,
    axles_m: [1.2, 5.6],
  },
  {
    name: 'Two-axle truck',
    gross_weight_t: 18,
    payload_kg: 9_500,
    pallets: 18,
    length_m: 9.8,
    height_m: 3.8,
    shape: 'rigid',
    box_from_m: 2.4,
    axles_m: [1.4, 7.0],
  },
  {
    name: 'Three-axle truck',
    gross_weight_t: 26,
    payload_kg: 15_500,
    pallets: 20,
    length_m: 10.9,
    height_m: 4.0,
    shape: 'rigid',
    box_from_m: 2.5,
    axles_m: [1.4, 6.9, 8.25],
  },
  {
    name: 'Articulated truck',
    gross_weight_t: 44,
    payload_kg: 28_500,
    pallets: 33,
    length_m: 16.5,
    height_m: 4.0,
    shape: 'articulated',
    box_from_m: 2.9,
    axles_m: [1.4, 4.4, 5.7, 11.4, 12.7, 14.0],
  },
];

export interface RoadReach {
  name: string;
  /** Radius around the terminal; missing means any distance. */
  radius_km: number | null;
  vehicles: string;
  delivery: string;
}

export const roadReaches: readonly RoadReach[] = [
  { name: 'Local', radius_km: 50, vehicles: '3.5 to 18 tons', delivery: 'The same day' },
  { name: 'Regional', radius_km: 500, vehicles: '7.5 to 44 tons', delivery: 'The next working day' },
  {
    name: 'Long-distance',
    radius_km: null,
    vehicles: '26 to 44 tons',
    delivery: 'By agreed date, two drivers if need be',
  },
];

/** The terminal on the map, and well-known places around it. */
export const reachCentre = { name: 'Rotterdam', latitude: 51.92, longitude: 4.48 } as const;

export const placesInReach = [
  { name: 'London', latitude: 51.51, longitude: -0.13 },
  { name: 'Paris', latitude: 48.86, longitude: 2.35 },
  { name: 'Frankfurt', latitude: 50.11, longitude: 8.68 },
  { name: 'Hamburg', latitude: 53.55, longitude: 9.99 },
  { name: 'Brussels', latitude: 50.85, longitude: 4.35 },
  { name: 'Copenhagen', latitude: 55.68, longitude: 12.57 },
  { name: 'Berlin', latitude: 52.52, longitude: 13.4 },
] as const;
