import { type SubmitEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';

const MAX_LENGTH = 40;

/** Opens the conversation about a shipment. */
export function NewThread() {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const open = (event: SubmitEvent) => {
    event.preventDefault();
    const number = normalizeTrackingNumber(field.current?.value ?? '');
    if (number === '') field.current?.focus();
    else void navigate(paths.messages(number));
  };
  return (
    <form onSubmit={open} aria-label="Write about a shipment" className="flex gap-3 max-sm:w-full">
      <TextInput
        ref={field}
        aria-label="Tracking number"
        placeholder="Tracking number"
        autoComplete="off"
        maxLength={MAX_LENGTH}
        className="sm:w-56"
      />
      <Button type="submit" className="h-11 sm:h-11">
        Write a message
      </Button>
    </form>
  );
}
