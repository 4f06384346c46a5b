/** A mail as its writer knows it. */
export interface Mail {
  recipient: string;
  subject: string;
  /** Greets by this name, at a verified address only: at any other a stranger may have chosen it. */
  greeting_name?: string;
  /** Paragraphs of plain text. */
  paragraphs: string[];
  /** What the reader is asked to open. */
  link?: { label: string; url: string };
  /** The screen that ends the subscription to which the mail belongs; mail programs make a button of it. */
  unsubscribe?: { url: string };
  /**
   * Which addresses get only a few an hour: unverified ones, unless said otherwise. 'always' for what strangers can
   * have sent to any account, 'trusted-browser' for what the account's owner asked for in theirs, 'none' for our own
   * mailboxes and for addresses that are known to be verified.
   */
  limit?: 'unverified' | 'always' | 'trusted-browser' | 'none';
}
