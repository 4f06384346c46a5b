import * as z from 'zod';

/** The body that mail clients post to the URL of a List-Unsubscribe header (RFC 8058). */
export const OneClickUnsubscribe = z.object({ 'List-Unsubscribe': z.string().max(100).optional() });
