import { type ComponentProps, useEffect, useRef } from 'react';
import { Alert } from '#web/ui/alert.tsx';

type FocusedAlertProps = ComponentProps<typeof Alert> & {
  /** Changes at every attempt, so that the same outcome takes focus again. */
  attempt: number;
};

/** The outcome of an attempt, told where the person looks next: it takes focus when it appears. */
export function FocusedAlert({ attempt, ...rest }: FocusedAlertProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (attempt >= 0) box.current?.focus();
  }, [attempt]);

  return <Alert {...rest} ref={box} tabIndex={-1} />;
}
