import CircleAlert from 'lucide-react/icons/circle-alert';
import X from 'lucide-react/icons/x';
import { Toast } from 'radix-ui';
import { useRef } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';
import { dismissToast, type ShownToast, TOAST_DURATION_MS } from './toast.ts';
import { useClearOfFocus } from './use-clear-of-focus.ts';

/** Timers pause on hover, on focus and while the window is inactive. F8 moves focus here. */
export function ToastViewport({ toasts }: { toasts: readonly ShownToast[] }) {
  const list = useRef<HTMLOListElement>(null);
  const { edge, offset } = useClearOfFocus(list, toasts);
  return (
    <Toast.Provider duration={TOAST_DURATION_MS} swipeDirection="right">
      {toasts.map((one) => (
        <ToastCard key={one.id} message={one} />
      ))}
      <Toast.Viewport
        ref={list}
        data-print="none"
        // Beside the buttons of an open dialog or sheet, which are at its right. On phones at the top, above the keyboard.
        style={{ [edge]: offset }}
        className="pointer-events-none fixed right-0 z-50 flex w-full flex-col gap-2 p-4 outline-none *:pointer-events-auto max-sm:p-2 sm:max-w-[26rem] sm:in-[:root:has([data-dialog])]:right-auto sm:in-[:root:has([data-dialog])]:left-0"
      />
    </Toast.Provider>
  );
}

function ToastCard({ message }: { message: ShownToast }) {
  const destructive = message.variant === 'destructive';
  return (
    <Toast.Root
      type={destructive ? 'foreground' : 'background'}
      onOpenChange={(open) => {
        if (!open) dismissToast(message.id);
      }}
      className={classNames(
        'flex animate-rise items-start gap-3 rounded-md border bg-raised py-3 pr-2 pl-4 text-ink shadow-dialog',
        destructive ? 'border-danger' : 'border-line-strong',
      )}
    >
      {destructive && <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />}
      <div className="min-w-0 flex-1 py-0.5">
        <Toast.Title className="text-ui font-semibold">{message.title}</Toast.Title>
        {message.description && (
          <Toast.Description className="mt-0.5 text-dense text-ink-2">
            {message.description}
          </Toast.Description>
        )}
      </div>
      <Toast.Close asChild>
        <IconButton label="Dismiss" icon={<X aria-hidden="true" />} />
      </Toast.Close>
    </Toast.Root>
  );
}
