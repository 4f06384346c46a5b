import * as z from 'zod';

const NAME = 80;
const VEHICLE = 40;

/** The registration of a device. */
export const NewDevice = z.object({
  name: z.string().trim().min(1, 'Enter a name.').max(NAME, `Use at most ${NAME} characters.`),
  /** The vehicle that carries it, such as a licence plate or vessel; shown to everyone who tracks its shipments. */
  vehicle_identifier: z.string().trim().max(VEHICLE, `Use at most ${VEHICLE} characters.`).default(''),
});
export type NewDevice = z.input<typeof NewDevice>;
