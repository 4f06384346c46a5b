import type { AreaHandlers } from '../api/area-handlers.ts';
import { find } from './find.ts';
import { recordProof } from './record-proof.ts';
import { setAppointment } from './set-appointment.ts';

export const deliveries: AreaHandlers<'deliveries'> = { find, setAppointment, recordProof };
