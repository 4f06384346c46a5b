import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { TemplateList } from './template-list.tsx';

/** The templates to start a booking from. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Start from a template"
      description="It fills in the places and the cargo. Prices and routes are recalculated."
    >
      <TemplateList mayBook onStart={onClose} />
    </Dialog>
  );
}
