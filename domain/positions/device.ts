import * as z from 'zod';

const NAME = 80;
const VEHICLE = 40;

/** What staff say of a device when they register it. */
export const NewDevice = z.object({
  name: z.string().trim().min(1, 'Please enter a name.').max(NAME, `Please use at most ${NAME} characters.`),
  /** The vehicle it travels in: a registration, a vessel; everybody who tracks its freight reads it. */
  vehicle_identifier: z.string().trim().max(VEHICLE, `Please use at most ${VEHICLE} characters.`).default(''),
});
export type NewDevice = z.input<typeof NewDevice>;
