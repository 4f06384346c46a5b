/** An e-mail to be written. */
export interface Mail {
  recipient: string;
  subject: string;
  /**
   * The name in the greeting; used only for a verified address, because elsewhere an attacker may have chosen
   * it.
   */
  greeting_name?: string;
  /** Paragraphs of plain text. */
  paragraphs: string[];
  /** The link the reader is asked to open. */
  link?: { label: string; url: string };
  /** Where answers go; by default to the sender. */
  reply_to?: string;
  /** The unsubscribe screen of the subscription; mail programs show it as a button. */
  unsubscribe?: { url: string };
  /**
   * Which rate limit per address applies: by default one for unverified addresses. 'always' for e-mails that
   * anyone can trigger for any account, 'trusted-browser' for those requested by the account’s owner in a
   * trusted browser, 'none' for our own mailboxes and addresses known to be verified.
   */
  limit?: 'unverified' | 'always' | 'trusted-browser' | 'none';
}
