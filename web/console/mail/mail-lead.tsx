import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

/**
 * What the screen lists. Without a mail server, the newest message that is not queued is stored only. On a phone, the
 * space of two lines is reserved, so that nothing moves.
 */
export function MailLead() {
  const { data: mails } = useQuery(api.mail.list.queryOptions());
  const isHeld = mails?.find(({ status }) => status !== 'queued')?.status === 'stored';
  return (
    <p className="mt-1 mb-6 text-ui text-ink-2 max-sm:min-h-[2lh]">
      Outgoing e-mail.{isHeld && ' No mail server set up; messages are held here.'}
    </p>
  );
}
