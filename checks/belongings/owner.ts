import type { TestApp } from '#server/test-app.ts';
import type { Customer, Traits } from '../ownership-world.ts';

/** The customer of the records, and what makes them recognizable. */
export interface Owner {
  product: TestApp;
  customer: Customer;
  traits: Traits;
  /** A number of eight times the digit of the customer. */
  figure: number;
  now: Date;
}

export interface Booked extends Owner {
  shipment_id: string;
  tracking_number: string;
}
