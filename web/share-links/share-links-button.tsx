import Link2 from 'lucide-react/icons/link-2';
import { Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';

const ShareLinksDialog = lazyWithRetry(
  async () => (await import('./share-links-dialog.tsx')).ShareLinksDialog,
);

/** Opens the share links of a shipment, for those who may see its details. */
export function ShareLinksButton({ tracking_number }: { tracking_number: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={<Link2 aria-hidden="true" />} onClick={() => setOpen(true)}>
        Share
      </Button>
      {open && (
        <Suspense>
          <ShareLinksDialog tracking_number={tracking_number} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
