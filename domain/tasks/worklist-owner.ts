/** Whose work a worklist has: the reader’s, that of nobody yet, or all of it. */
export const WORKLIST_OWNERS = ['me', 'nobody', 'anyone'] as const;
export type WorklistOwner = (typeof WORKLIST_OWNERS)[number];
