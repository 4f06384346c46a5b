import { type ComponentProps, cloneElement, type ReactElement, Suspense, useState } from 'react';
import { lazyWithRetry } from '../loading/lazy-with-retry.ts';
import { usePreload } from '../loading/use-preload.ts';

const load = async () => (await import('./popover.tsx')).Popover;
const Popover = lazyWithRetry(load);
const preload = () => void load().catch(() => {});

type LazyPopoverProps = Omit<ComponentProps<typeof Popover>, 'trigger'> & {
  trigger: ReactElement<ComponentProps<'button'>>;
};

/** A popover whose code loads when its button is approached or pressed, or some seconds after the screen. */
export function LazyPopover({ trigger, open, onOpenChange, ...panel }: LazyPopoverProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = open ?? ownOpen;
  const [wasOpened, setWasOpened] = useState(isOpen);
  const change = (next: boolean) => {
    setWasOpened(true);
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  usePreload(load);
  const waiting = cloneElement(trigger, {
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onClick: () => change(true),
    onPointerEnter: preload,
    onFocus: preload,
  });
  if (!wasOpened) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Popover {...panel} trigger={trigger} open={isOpen} onOpenChange={change} />
    </Suspense>
  );
}
