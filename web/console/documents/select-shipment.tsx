import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { typedShipment } from '../palette/typed-shipment.ts';
import { useSearchKey } from '../shipments/table/use-search-key.ts';

interface SelectShipmentProps {
  onSelect: (number: string) => void;
  label?: string;
}

/** A tracking number field that accepts any common notation. */
export function SelectShipment({ onSelect, label = 'Tracking number' }: SelectShipmentProps) {
  const input = useSearchKey();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const shipment = typedShipment(typed);
    const problem = problemOf(typed, shipment);
    setError(problem);
    if (shipment && !problem) onSelect(shipment.number);
    else input.current?.focus();
  };
  return (
    <form onSubmit={submit} noValidate className="flex w-full max-w-md items-end gap-2">
      <Field label={label} error={error} className="flex-1">
        <TextInput
          ref={input}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          placeholder="GS123456789"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-keyshortcuts="/"
          className="code placeholder:font-normal placeholder:text-ink-3 sm:h-9"
        />
      </Field>
      <Button type="submit" variant="secondary" className={error ? 'mb-6' : undefined}>
        Select
      </Button>
    </form>
  );
}

function problemOf(typed: string, shipment: ReturnType<typeof typedShipment>): string | undefined {
  if (typed.trim() === '') return 'Please enter a tracking number';
  if (!shipment) return 'A tracking number looks like GS123456789';
  return shipment.mistyped ? 'Check the number: its check digit doesn’t match' : undefined;
}
