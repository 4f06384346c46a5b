import * as z from 'zod';

export const DOCUMENT_STATUSES = ['draft', 'issued', 'void'] as const;
export const DocumentStatus = z.enum(DOCUMENT_STATUSES);
export type DocumentStatus = z.infer<typeof DocumentStatus>;
