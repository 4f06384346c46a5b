import { useQuery } from '@tanstack/react-query';
import MessageSquare from 'lucide-react/icons/message-square';
import Pencil from 'lucide-react/icons/pencil';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { admits, isPermitted } from '#domain/people/access.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { api } from '#web/api/client.ts';
import { SaveTemplateButton } from '#web/booking-templates/save-template-button.tsx';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/people/session.ts';
import { ShareLinksButton } from '#web/share-links/share-links-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { CHANGES_ID } from './changes-id.ts';
import { EmbedButton } from './embed/embed-button.tsx';

/** The section with the messages of a shipment. */
export const MESSAGES_ID = 'messages';

/** Share links, embedding, messages and changes. Nothing for visitors, and for people who may not see the details of the shipment. */
export function OwnActions({ shipment }: { shipment: Pick<TrackedShipment, 'tracking_number' | 'status'> }) {
  const { tracking_number, status } = shipment;
  const { person } = useSession();
  const { data } = useQuery({
    ...api.tracking.details.queryOptions({ input: { tracking_number } }),
    enabled: person !== undefined,
  });
  if (!data || !person) return null;
  const forStaff = admits('staff', person);
  const mayBook = isPermitted(person, 'book');
  return (
    <>
      <ShareLinksButton tracking_number={tracking_number} />
      <EmbedButton tracking_number={tracking_number} />
      {mayBook && <SaveTemplateButton tracking_number={tracking_number} />}
      {!forStaff && mayBook && isActive(status) && (
        <ButtonLink
          variant="secondary"
          icon={<Pencil aria-hidden="true" />}
          to={`${paths.messages(tracking_number)}#${CHANGES_ID}`}
        >
          Request a change
        </ButtonLink>
      )}
      {!forStaff && (
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
