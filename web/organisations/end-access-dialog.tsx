import type { Member } from '#contract/organisations/members.ts';
import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { OFFLINE_DO_LATER, useOnline } from '#web/ui/use-online.ts';

interface EndAccessDialogProps {
  organisation_id: string;
  member: Member;
  onClose: () => void;
}

/** Confirms that a member leaves the company, or that an invitation is withdrawn. */
export function EndAccessDialog({ organisation_id, member, onClose }: EndAccessDialogProps) {
  const online = useOnline();
  const isInvited = member.status === 'invited';
  const name = member.full_name || member.email;
  const { write, pending, failure } = useWrite({
    send: (_, options) =>
      call.organisations.removeMember({ id: organisation_id, member_id: member.id }, options),
    onSuccess: () => {
      toast({ title: isInvited ? 'Invitation withdrawn' : 'Access ended' });
      onClose();
    },
    invalidates: api.organisations.members.key(),
  });
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => !open && onClose()}
      title={isInvited ? `Withdraw the invitation of ${name}?` : `End access of ${name}?`}
      description={
        isInvited
          ? 'The link in the e-mail stops working.'
          : 'They are signed out immediately and lose access to the company. Their bookings stay.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="destructive"
            pending={pending}
            busyLabel="Ending..."
            disabled={!online}
            onClick={() => write()}
          >
            {isInvited ? 'Withdraw invitation' : 'End access'}
          </Button>
        </>
      }
    >
      {!online && <p className="text-dense text-ink-2">{OFFLINE_DO_LATER}</p>}
      {failure && <Alert title={failure} />}
    </Dialog>
  );
}
