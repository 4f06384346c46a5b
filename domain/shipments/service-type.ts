import * as z from 'zod';

export const SERVICE_TYPES = ['standard', 'express', 'overnight', 'same_day'] as const;
export const ServiceType = z.enum(SERVICE_TYPES);
export type ServiceType = z.infer<typeof ServiceType>;

/** Names and promises of the services as shown in the wizard. */
export const SERVICE_PROMISES: Record<ServiceType, { name: string; promise: string }> = {
  standard: { name: 'Standard', promise: '5-7 business days' },
  express: { name: 'Express', promise: '2-3 business days' },
  overnight: { name: 'Overnight', promise: 'Next business day' },
  same_day: { name: 'Same day', promise: 'Within 24 hours' },
};
