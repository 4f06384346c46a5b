/** The section of a conversation with the changes that its customer requests. Its hash opens the form. */
export const CHANGES_ID = 'changes';
