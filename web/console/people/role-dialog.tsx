import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useOnline } from '#web/ui/online.ts';
import { ROLE_NAMES } from './role-labels.ts';
import type { RoleChange } from './use-role-change.ts';

interface RoleDialogProps {
  change: RoleChange;
  pending: boolean;
  failure: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

const MEANINGS: Record<RoleChange['role'], string> = {
  customer: 'They see their own shipments, quotes and invoices, and nothing of the command centre.',
  driver: 'They have what every signed-in person has, and nothing of the command centre.',
  dispatcher: 'They run the command centre: every shipment, quote and client.',
  admin: 'They run the command centre, read its mail, and decide who is staff.',
};

/** Names who gets which role, before it is given. */
export function RoleDialog({ change, pending, failure, onConfirm, onClose }: RoleDialogProps) {
  const online = useOnline();
  const { person, role } = change;
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => !open && onClose()}
      title={`Make ${person.full_name} ${role === 'admin' ? 'an' : 'a'} ${role}?`}
      description={`${ROLE_NAMES[person.role]} until now. ${MEANINGS[role]}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button pending={pending} busyLabel="Updating..." disabled={!online} onClick={onConfirm}>
            Update role
          </Button>
        </>
      }
    >
      <p className="text-dense text-ink-2">
        {online
          ? 'It counts at once, in every open page of theirs, and they are told.'
          : 'You are offline. The role can be changed when the connection is back.'}
      </p>
      {failure && <Alert className="mt-4" title={failure} />}
    </Dialog>
  );
}
