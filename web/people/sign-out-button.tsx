import LogOut from 'lucide-react/icons/log-out';
import { Button } from '../ui/button.tsx';
import type { ButtonVariant } from '../ui/button-styles.ts';
import { useSignOut } from './sign-out.ts';

interface SignOutButtonProps {
  /** Defaults to 'Sign Out'. The console uses 'Disconnect'. */
  label?: string;
  variant?: ButtonVariant;
  className?: string;
}

export function SignOutButton({ label = 'Sign Out', variant = 'secondary', className }: SignOutButtonProps) {
  const { write, pending } = useSignOut();
  return (
    <Button
      variant={variant}
      className={className}
      icon={<LogOut aria-hidden="true" />}
      pending={pending}
      onClick={() => write()}
    >
      {label}
    </Button>
  );
}
