import type { ShipmentDocument } from '#contract/documents.ts';

const ROLES = { consignee: 'consignee', notify_party: 'notify party' } as const;

interface NoticeRecipientsProps {
  recipients: ShipmentDocument['recipients'];
  issued: boolean;
}

/** To whom an arrival notice goes beside the customer. */
export function NoticeRecipients({ recipients, issued }: NoticeRecipientsProps) {
  if (recipients.length === 0)
    return (
      <p>
        {issued
          ? 'Sent to the customer only: no e-mail address of the consignee or notify party was on file.'
          : 'Only the customer gets it: add an e-mail address to the consignee or notify party to send it to them too.'}
      </p>
    );
  const named = recipients.map(({ email, role }) => `${email} (${ROLES[role]})`).join(', ');
  return (
    <p className="wrap-anywhere">
      {issued ? 'Sent to' : 'Issuing sends it to'} {named}
    </p>
  );
}
