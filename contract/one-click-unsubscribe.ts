import * as z from 'zod';

/** What a mail program posts to the address of a List-Unsubscribe header (RFC 8058). */
export const OneClickUnsubscribe = z.object({ 'List-Unsubscribe': z.string().max(100).optional() });
