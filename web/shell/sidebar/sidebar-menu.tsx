import Menu from 'lucide-react/icons/menu';
import { type ReactNode, Suspense, useState } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';

const Sheet = lazyWithRetry(async () => (await import('#web/ui/overlays/sheet.tsx')).Sheet);

interface SidebarMenuProps {
  /** Says from which width on the sidebar is enough. */
  className: string;
  children: (close: () => void) => ReactNode;
}

/** The button of the top bar that opens the sidebar's links in a sheet. */
export function SidebarMenu({ className, children }: SidebarMenuProps) {
  const [state, setState] = useState<'never opened' | 'open' | 'closed'>('never opened');
  return (
    <>
      <IconButton
        label="Menu"
        icon={<Menu aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onClick={() => setState('open')}
        className={className}
      />
      {state !== 'never opened' && (
        <Suspense>
          <Sheet
            open={state === 'open'}
            onOpenChange={(open) => setState(open ? 'open' : 'closed')}
            title="Menu"
          >
            {children(() => setState('closed'))}
          </Sheet>
        </Suspense>
      )}
    </>
  );
}
