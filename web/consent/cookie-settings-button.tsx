import { cookieLabels } from '#content/cookie-labels.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { openCookieSettings } from './cookie-settings.ts';

interface CookieSettingsButtonProps {
  variant?: 'secondary' | 'ghost' | 'link';
  className?: string;
}

export function CookieSettingsButton({ variant = 'secondary', className }: CookieSettingsButtonProps) {
  if (variant === 'link')
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        className={classNames('link', className)}
        onClick={openCookieSettings}
      >
        {cookieLabels.settings}
      </button>
    );
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
