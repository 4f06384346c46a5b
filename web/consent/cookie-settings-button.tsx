import { cookieLabels } from '#content/cookie-labels.ts';
import { Button } from '#web/ui/button.tsx';
import { openCookieSettings } from './cookie-settings.ts';

interface CookieSettingsButtonProps {
  variant?: 'secondary' | 'ghost';
  className?: string;
}

export function CookieSettingsButton({ variant = 'secondary', className }: CookieSettingsButtonProps) {
  return (
    <Button
      variant={variant}
      size="marketing"
      aria-haspopup="dialog"
      className={className}
      onClick={openCookieSettings}
    >
      {cookieLabels.settings}
    </Button>
  );
}
