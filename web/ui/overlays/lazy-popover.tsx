import { type ComponentProps, cloneElement, type ReactElement, Suspense, useState } from 'react';
import { lazyWithRetry } from '../loading/lazy-with-retry.ts';

const Popover = lazyWithRetry(async () => (await import('./popover.tsx')).Popover);

type LatePopoverProps = Omit<ComponentProps<typeof Popover>, 'open' | 'onOpenChange' | 'trigger'> & {
  trigger: ReactElement<ComponentProps<'button'>>;
};

/** A popover whose code loads after the screen. If its button is clicked before then, it opens when the code has loaded. */
export function LazyPopover({ trigger, ...panel }: LatePopoverProps) {
  const [open, setOpen] = useState(false);
  const waiting = cloneElement(trigger, { 'aria-expanded': open, onClick: () => setOpen(true) });
  return (
    <Suspense fallback={waiting}>
      <Popover {...panel} trigger={trigger} open={open} onOpenChange={setOpen} />
    </Suspense>
  );
}
