import type { ComponentProps } from 'react';
import { Sheet } from '../ui/overlays/sheet.tsx';
import { NotificationPanel } from './notification-panel.tsx';

type NotificationSheetProps = Omit<ComponentProps<typeof NotificationPanel>, 'withHeading'> & {
  onOpenChange: (open: boolean) => void;
};

/** The notifications on a phone. */
export function NotificationSheet({ onOpenChange, ...panel }: NotificationSheetProps) {
  return (
    <Sheet open onOpenChange={onOpenChange} title="Notifications">
      <NotificationPanel {...panel} withHeading={false} />
    </Sheet>
  );
}
