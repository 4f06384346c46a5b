import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

/** Whether e-mails are held in the outbox, because no mail server is set up. Only admins can read the outbox. */
export function useMailHeld(enabled = true): boolean {
  const { data: mails } = useQuery({ ...api.mail.list.queryOptions(), enabled });
  // Without a mail server, the newest message that is not queued is stored only.
  return mails?.find(({ status }) => status !== 'queued')?.status === 'stored';
}
