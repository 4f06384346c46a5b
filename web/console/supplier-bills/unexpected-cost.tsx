import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { ChargeCodeField } from '../rates/charge-code-field.tsx';
import type { LineValues } from './bill-values.ts';

interface UnexpectedCostProps {
  tracking_number: string;
  onAdd: (line: LineValues) => void;
}

/** Adds a line for a cost that nobody expected. It becomes a buy charge when the bill is approved. */
export function UnexpectedCost({ tracking_number, onAdd }: UnexpectedCostProps) {
  const codes = useQuery(api.rates.chargeCodes.queryOptions());
  const [charge_code, setCode] = useState('DOC');
  const [description, setDescription] = useState('');
  const id = useId();
  const [added, setAdded] = useState(0);
  const known = codes.data?.charge_codes ?? [];
  const add = () => {
    const name = known.find(({ code }) => code === charge_code)?.name ?? charge_code;
    onAdd({
      key: `${id} ${added}`,
      description: description.trim() || name,
      about: tracking_number,
      expected: null,
      cost: { tracking_number, charge_code, description: description.trim() },
      amount: '',
    });
    setAdded(added + 1);
    setDescription('');
  };
  return (
    <fieldset className="mt-4 min-w-0 border-t border-line pt-4">
      <legend className="sr-only">Unexpected cost</legend>
      <p className="mb-3 text-ui text-ink-2">
        A cost that nobody expected needs an admin’s approval, and is then added to the costs of the shipment.
      </p>
      <div className="grid items-end gap-3 sm:grid-cols-[12rem_1fr_auto]">
        <ChargeCodeField value={charge_code} onChange={setCode} />
        <Field label="Description" optional>
          <TextInput
            value={description}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => setDescription(target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </Field>
        <Button variant="secondary" onClick={add}>
          Add unexpected cost
        </Button>
      </div>
    </fieldset>
  );
}
