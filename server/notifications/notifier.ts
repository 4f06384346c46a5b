import type { Dependencies } from '../dependencies.ts';
import type { Mailer } from '../mail/outbox.ts';

/** The dependencies for sending notifications; every call context has them. */
export type Notifier = Mailer & Pick<Dependencies, 'broadcast' | 'settings' | 'sign'> & Silence;

export interface Silence {
  /** Nobody is notified, by e-mail or webhook: imports state what the customers know from the former system. */
  silent?: boolean | undefined;
}
