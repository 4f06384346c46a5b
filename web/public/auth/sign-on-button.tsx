import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import type { ButtonSize, ButtonVariant } from '#web/ui/button-styles.ts';
import { useOnline } from '#web/ui/use-online.ts';

interface SignOnButtonProps {
  label: string;
  /** Parameters of the sign-on URL, including the destination afterwards. */
  to: Parameters<typeof paths.signOn>[0];
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
}

/** Redirects to the single sign-on provider. Renders nothing if none is configured. */
export function SignOnButton({ label, to, variant = 'secondary', size, className }: SignOnButtonProps) {
  const online = useOnline();
  const [isLeaving, setLeaving] = useState(false);
  const { data } = useQuery({
    ...api.people.signInMethods.queryOptions(),
    staleTime: Number.POSITIVE_INFINITY,
  });

  // The back/forward cache restores this page with its pending state.
  useEffect(() => {
    const shown = () => setLeaving(false);
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  if (!data?.single_sign_on) return null;
  return (
    <Button
      variant={variant}
      size={size}
      className={className}
      pending={isLeaving}
      busyLabel="Opening your provider..."
      disabled={!online}
      aria-describedby="offline-reason"
      onClick={() => {
        setLeaving(true);
        window.location.assign(paths.signOn(to));
      }}
    >
      {label}
    </Button>
  );
}
