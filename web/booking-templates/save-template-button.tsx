import Bookmark from 'lucide-react/icons/bookmark';
import { Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';

const SaveTemplateDialog = lazyWithRetry(
  async () => (await import('./save-template-dialog.tsx')).SaveTemplateDialog,
);

/** Saves the booking of a shipment as a template, for those who may book. */
export function SaveTemplateButton({ tracking_number }: { tracking_number: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={<Bookmark aria-hidden="true" />} onClick={() => setOpen(true)}>
        Save as template
      </Button>
      {open && (
        <Suspense>
          <SaveTemplateDialog tracking_number={tracking_number} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
