import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

/** Says so while there is no mail server, which the newest message that was tried tells. On a phone it keeps its two lines free. */
export function MailLead() {
  const { data: mails } = useQuery(api.mail.list.queryOptions());
  const isHeld = mails?.find(({ status }) => status !== 'queued')?.status === 'stored';
  return (
    <p className="mt-1 mb-6 text-ui text-ink-2 max-sm:min-h-[2lh]">
      Outgoing e-mail.{isHeld && ' No mail server set up; messages are held here.'}
    </p>
  );
}
