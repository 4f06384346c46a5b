import SunMoon from 'lucide-react/icons/sun-moon';
import { ThemeSwitch } from '#web/theme/theme-switch.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LazyPopover } from '#web/ui/overlays/lazy-popover.tsx';

export function ThemeMenu({ className }: { className?: string }) {
  return (
    <LazyPopover
      label="Theme"
      className="w-auto p-2"
      trigger={<IconButton label="Theme" icon={<SunMoon aria-hidden="true" />} className={className ?? ''} />}
    >
      <ThemeSwitch />
    </LazyPopover>
  );
}
