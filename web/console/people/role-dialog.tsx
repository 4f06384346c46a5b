import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useOnline } from '#web/ui/use-online.ts';
import { ROLE_NAMES } from './role-names.ts';
import type { RoleChange } from './use-role-change.ts';

interface RoleDialogProps {
  change: RoleChange;
  pending: boolean;
  failure: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

const MEANINGS: Record<RoleChange['role'], string> = {
  customer: 'Customers see their own shipments, quotes and invoices. They can’t open the command centre.',
  driver: 'Drivers see what every signed-in user sees. They can’t open the command centre.',
  dispatcher:
    'Dispatchers use the command centre: every shipment, quote and client, unless you limit them to branches.',
  admin: 'Admins use the command centre, read its mail and manage staff roles.',
};

/** Confirms a change of role. */
export function RoleDialog({ change, pending, failure, onConfirm, onClose }: RoleDialogProps) {
  const online = useOnline();
  const { person, role } = change;
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => !open && onClose()}
      title={`Make ${person.full_name} ${role === 'admin' ? 'an' : 'a'} ${role}?`}
      description={`Current role: ${ROLE_NAMES[person.role]}. ${MEANINGS[role]}`}
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
          ? 'They are signed out everywhere, lose what they haven’t saved, and see the reason when they sign in again.'
          : 'You are offline. You can change the role when you’re back online.'}
      </p>
      {failure && <Alert className="mt-4" title={failure} />}
    </Dialog>
  );
}
