import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TemplatesDialog } from './templates-dialog.tsx';

/** Opens the templates to start a booking from. */
export function TemplatesButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Templates
      </Button>
      {open && <TemplatesDialog onClose={() => setOpen(false)} />}
    </>
  );
}
