import X from 'lucide-react/icons/x';
import { Dialog as RadixDialog } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { firstField } from '../fields/first-field.ts';
import { IconButton } from '../icon-button.tsx';
import { LoadingReport } from '../loading/skeleton.tsx';
import { closeUnderToast } from './close-under-toast.ts';
import { useReturnFocus } from './return-focus.ts';
import { leaveSuggestions, useEscape } from './use-escape.ts';

/** Widths: small 440 px, medium 640 px, large 960 px. On a phone every dialog fills the screen. */
export type DialogSize = 'small' | 'medium' | 'large';

interface DialogProps {
  open: boolean;
  /** Called with false by Escape, the close button and a click outside. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence under the title. Screen readers announce it when the dialog opens. */
  description?: ReactNode;
  children: ReactNode;
  /** Buttons at the bottom. */
  footer?: ReactNode;
  /** Shown beside the title, for example a status badge. */
  aside?: ReactNode;
  size?: DialogSize;
  /** The content has nothing to focus, so it takes focus itself to be scrolled by keyboard. */
  readOnly?: boolean;
  /** Initial focus. Defaults to the first field; where there is none, and in a large dialog, to the title. */
  initialFocus?: RefObject<HTMLElement | null>;
}

const widths: Record<DialogSize, string> = {
  small: 'sm:max-w-[27.5rem]',
  medium: 'sm:max-w-[40rem]',
  large: 'sm:max-w-[60rem]',
};

/** Traps focus, and restores it on close. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  aside,
  size = 'medium',
  readOnly = false,
  initialFocus,
}: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const returnFocus = useReturnFocus(
    initialFocus,
    (content) => (size === 'large' ? null : firstField(content)) ?? heading.current,
  );
  useEscape((target) => open && leaveSuggestions(target));
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 animate-fade bg-deep/50" />
        <RadixDialog.Content
          data-dialog=""
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...returnFocus}
          onKeyDown={closeUnderToast(() => onOpenChange(false))}
          // React events bubble through the portal: a form here must not submit the form around the dialog.
          onSubmit={(event) => event.stopPropagation()}
          className={classNames(
            'fixed inset-0 z-50 flex animate-rise flex-col border-line bg-raised text-ink shadow-dialog',
            'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[calc(100dvh-4rem)] sm:w-[calc(100vw-4rem)]',
            'sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-lg sm:border',
            widths[size],
          )}
        >
          <div className="flex items-start gap-3 border-b border-line px-4 py-3 sm:px-6">
            <div className="min-w-0 flex-1 py-1 max-sm:pt-2.5">
              <div className="flex flex-wrap items-center gap-3">
                <RadixDialog.Title ref={heading} tabIndex={-1} className="min-w-0 text-h3 wrap-anywhere">
                  {title}
                </RadixDialog.Title>
                {aside}
              </div>
              {description && (
                <RadixDialog.Description className="mt-1 text-dense text-pretty text-ink-2 wrap-anywhere">
                  {description}
                </RadixDialog.Description>
              )}
            </div>
            <RadixDialog.Close asChild>
              <IconButton label="Close" icon={<X aria-hidden="true" />} />
            </RadixDialog.Close>
          </div>
          {/* The scroll padding keeps the focus clear of a sticky footer or tabs. A form fills a phone, so its footer is at the bottom. */}
          <div
            className={classNames(
              'min-h-0 flex-1 scroll-pt-14 scroll-pb-32 overflow-y-auto px-4 py-4 sm:px-6 sm:empty:hidden',
              'max-sm:has-[>form]:flex max-sm:has-[>form]:flex-col max-sm:[&>form]:shrink-0 max-sm:[&>form]:grow',
            )}
            {...(readOnly && { tabIndex: 0, role: 'group', 'aria-label': 'Content' })}
          >
            <LoadingReport value={null}>{children}</LoadingReport>
          </div>
          {footer && (
            <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-4 py-3 sm:px-6 sm:[:empty+&]:border-t-0">
              {footer}
            </div>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
