import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

/** Whether e-mails are held in the outbox, because no mail server is set up. */
export function useMailHeld(): boolean {
  const { data: settings } = useQuery(api.mail.settings.queryOptions());
  return settings?.mail_server === false;
}
