import X from 'lucide-react/icons/x';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button.tsx';
import { LoadingReport } from '../loading/skeleton.tsx';
import { closeUnderToast } from './close-under-toast.ts';
import { useReturnFocus } from './return-focus.ts';

interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
}

/** A full-height panel at the right edge, full width on a phone. */
export function Sheet({ open, onOpenChange, title, children }: SheetProps) {
  const returnFocus = useReturnFocus();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 animate-fade bg-deep/50" />
        <RadixDialog.Content
          data-dialog=""
          aria-describedby={undefined}
          {...returnFocus}
          onKeyDown={closeUnderToast(() => onOpenChange(false))}
          className="fixed inset-y-0 right-0 z-50 flex w-full animate-sheet flex-col scroll-pb-24 overflow-y-auto bg-raised text-ink shadow-dialog sm:max-w-[25rem] sm:border-l sm:border-line"
        >
          <div className="flex h-16 shrink-0 items-center justify-between border-b border-line px-4">
            <RadixDialog.Title className="min-w-0 text-h3 wrap-anywhere">{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton label="Close" icon={<X aria-hidden="true" />} />
            </RadixDialog.Close>
          </div>
          <LoadingReport value={null}>{children}</LoadingReport>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
