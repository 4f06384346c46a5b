import { type ComponentProps, useEffect, useRef } from 'react';
import { Alert } from '../ui/alert.tsx';

type FocusedAlertProps = ComponentProps<typeof Alert> & {
  /** The number of the attempt. A change moves focus here again. */
  attempt: number;
};

/** An alert with the outcome of an attempt. It takes focus when it appears. */
export function FocusedAlert({ attempt, ...rest }: FocusedAlertProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (attempt >= 0) box.current?.focus();
  }, [attempt]);

  return <Alert {...rest} ref={box} tabIndex={-1} />;
}
