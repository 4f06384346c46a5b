import CodeXml from 'lucide-react/icons/code-xml';
import { Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';

const EmbedDialog = lazyWithRetry(async () => (await import('./embed-dialog.tsx')).EmbedDialog);

/** Opens the code that shows the shipment on another site. */
export function EmbedButton({ tracking_number }: { tracking_number: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={<CodeXml aria-hidden="true" />} onClick={() => setOpen(true)}>
        Embed
      </Button>
      {open && (
        <Suspense>
          <EmbedDialog tracking_number={tracking_number} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
