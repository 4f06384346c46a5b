import { DialogButtons } from '#web/forms/dialog-buttons.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

interface ReplaceDialogProps {
  /** The name of the document type. */
  name: string;
  former: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms that a document that may already be in circulation becomes void. */
export function ReplaceDialog({ name, former, onConfirm, onClose }: ReplaceDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={`Generate the ${name.toLowerCase()} again?`}
      footer={
        <DialogButtons
          label="Generate again"
          act={onConfirm}
          leaveLabel="Keep current document"
          onLeave={onClose}
        />
      }
    >
      <p className="text-ui">
        <span className="code wrap-anywhere">{former}</span> becomes void, and the client is notified of the
        new one.
      </p>
    </Dialog>
  );
}
