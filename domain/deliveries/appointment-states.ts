/** Apart from the schemas, so that pages can import them without zod. */
export const APPOINTMENT_STATES = ['requested', 'confirmed'] as const;
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];

export const APPOINTMENT_STATE_NAMES: Record<AppointmentState, string> = {
  requested: 'Requested',
  confirmed: 'Confirmed',
};
