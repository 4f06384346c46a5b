import * as z from 'zod';
import { SubscriptionRequest } from '../subscriptions/subscription.ts';

/** A visitor who wants an e-mail at each new status of a shipment. */
export const FollowRequest = z.object({
  tracking_number: z.string().trim().min(1).max(40),
  email: SubscriptionRequest.shape.email,
});
export type FollowRequest = z.infer<typeof FollowRequest>;
