import { useQuery } from '@tanstack/react-query';
import MessageSquare from 'lucide-react/icons/message-square';
import { admits, isPermitted } from '#domain/people/access.ts';
import { api } from '#web/api/client.ts';
import { SaveTemplateButton } from '#web/booking-templates/save-template-button.tsx';
import { useSession } from '#web/people/session.ts';
import { ShareLinksButton } from '#web/share-links/share-links-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmbedButton } from './embed/embed-button.tsx';

/** The section with the messages of a shipment. */
export const MESSAGES_ID = 'messages';

/** Share links, embedding and messages. Nothing for visitors, and for people who may not see the details of the shipment. */
export function OwnActions({ tracking_number }: { tracking_number: string }) {
  const { person } = useSession();
  const { data } = useQuery({
    ...api.tracking.details.queryOptions({ input: { tracking_number } }),
    enabled: person !== undefined,
  });
  if (!data || !person) return null;
  return (
    <>
      <ShareLinksButton tracking_number={tracking_number} />
      <EmbedButton tracking_number={tracking_number} />
      {isPermitted(person, 'book') && <SaveTemplateButton tracking_number={tracking_number} />}
      {!admits('staff', person) && (
        <Button variant="secondary" icon={<MessageSquare aria-hidden="true" />} onClick={writeMessage}>
          Message us
        </Button>
      )}
    </>
  );
}

/** Moves to the message field further down the page. */
function writeMessage(): void {
  const section = document.getElementById(MESSAGES_ID);
  section?.scrollIntoView();
  section?.querySelector('textarea')?.focus();
}
