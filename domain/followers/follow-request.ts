import * as z from 'zod';
import { SubscriptionRequest } from '../subscriptions/subscription.ts';

/** A visitor who wants an e-mail whenever the status of a shipment changes. */
export const FollowRequest = z.object({
  tracking_number: z.string().trim().min(1).max(40),
  email: SubscriptionRequest.shape.email,
});
export type FollowRequest = z.infer<typeof FollowRequest>;
