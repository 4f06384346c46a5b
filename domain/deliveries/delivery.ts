import * as z from 'zod';
import { Moment } from '../calendar/moment.ts';
import { plainText } from '../validation/plain-text.ts';
import { APPOINTMENT_STATES } from './appointment-states.ts';

const text = (max_length: number) =>
  plainText().max(max_length, `At most ${max_length} characters.`).default('');

/** When the consignee takes the goods, and whom the driver calls. */
export const DeliveryAppointment = z
  .object({
    state: z.enum(APPOINTMENT_STATES, { error: 'Choose requested or confirmed.' }),
    window_from: Moment,
    window_until: Moment,
    contact: text(120),
    phone: text(40),
    /** By which the consignee knows the appointment, such as the number of a dock slot. */
    reference: text(60),
    /** What the driver has to know, such as the gate. */
    remarks: text(300),
  })
  .refine(({ window_from, window_until }) => window_until > window_from, {
    error: 'Enter an end after the start.',
    path: ['window_until'],
  });
export type DeliveryAppointment = z.infer<typeof DeliveryAppointment>;

const pieces = z
  .number({ error: 'Enter how many pieces.' })
  .int('Enter a whole number of pieces.')
  .min(0, 'Enter 0 or more pieces.')
  .max(1_000_000, 'At most 1,000,000 pieces.')
  .default(0);

/** What the consignee signed for. */
export const ProofOfDelivery = z.object({
  delivered_at: Moment,
  signed_by: plainText('Enter who signed.').min(1, 'Enter who signed.').max(120, 'At most 120 characters.'),
  short_pieces: pieces,
  damaged_pieces: pieces,
  /** As noted on the delivery note. */
  remarks: text(500),
});
export type ProofOfDelivery = z.infer<typeof ProofOfDelivery>;
