import type { StoredContact } from '#contract/address-book.ts';
import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { OFFLINE_DO_LATER, useOnline } from '#web/ui/use-online.ts';

interface DeleteContactDialogProps {
  organisation_id: string;
  contact: StoredContact;
  onClose: () => void;
}

/** Confirms that a contact is deleted. */
export function DeleteContactDialog({ organisation_id, contact, onClose }: DeleteContactDialogProps) {
  const online = useOnline();
  const { write, pending, failure } = useWrite({
    send: (_, options) => call.addressBook.remove({ id: organisation_id, contact_id: contact.id }, options),
    onSuccess: () => {
      toast({ title: 'Contact deleted' });
      onClose();
    },
    invalidates: api.addressBook.key(),
  });
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${contact.name}?`}
      description="It’s removed from the company’s address book. Existing shipments don’t change."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="destructive"
            pending={pending}
            busyLabel="Deleting..."
            disabled={!online}
            onClick={() => write()}
          >
            Delete contact
          </Button>
        </>
      }
    >
      {!online && <p className="text-dense text-ink-2">{OFFLINE_DO_LATER}</p>}
      {failure && <Alert title={failure} />}
    </Dialog>
  );
}
