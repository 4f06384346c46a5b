import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface ReplaceDialogProps {
  /** Of the type of document. */
  name: string;
  former: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asked before a document that may be in circulation is declared void. */
export function ReplaceDialog({ name, former, onConfirm, onClose }: ReplaceDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={`Generate the ${name.toLowerCase()} again?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep the present one
          </Button>
          <Button onClick={onConfirm}>Generate again</Button>
        </>
      }
    >
      <p className="text-ui">
        <span className="code wrap-anywhere">{former}</span> becomes void, and the client is told that there
        is a new one.
      </p>
    </Dialog>
  );
}
