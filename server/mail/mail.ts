/** A mail as its writer knows it. */
export interface Mail {
  recipient: string;
  subject: string;
  /** Paragraphs of plain text. */
  paragraphs: string[];
  /** What the reader is asked to open. */
  link?: { label: string; url: string };
  /** The screen that ends the subscription to which the mail belongs; mail programs make a button of it. */
  unsubscribe?: { url: string };
}
