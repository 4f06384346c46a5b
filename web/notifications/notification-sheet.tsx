import type { ComponentProps } from 'react';
import { Sheet } from '../ui/overlays/sheet.tsx';
import { NotificationPanel } from './notification-panel.tsx';

type NotificationSheetProps = Omit<ComponentProps<typeof NotificationPanel>, 'withHeading'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The notifications on a phone. */
export function NotificationSheet({ open, onOpenChange, ...panel }: NotificationSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Notifications">
      <NotificationPanel {...panel} withHeading={false} />
    </Sheet>
  );
}
