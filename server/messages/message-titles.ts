/** The titles of notifications and the start of the subjects of their e-mails. */
export const messageTitle = (tracking_number: string) => `Message about ${tracking_number}`;
export const fileTitle = (tracking_number: string) => `File for ${tracking_number}`;
export const mentionTitle = (tracking_number: string) => `${messageTitle(tracking_number)} mentions you`;
