import type { OfferedOption } from '#contract/routing.ts';
import type { ChosenPorts, PortChoice } from '#domain/routing/route-option.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';

interface PortChoicesProps {
  option: OfferedOption;
  onChoose: (ports: ChosenPorts) => void;
}

/** The ports of a voyage and their alternatives. */
export function PortChoices({ option: { port_choices, legs }, onChoose }: PortChoicesProps) {
  if (!port_choices) return null;
  const codes = legs
    .flatMap(({ from, to }) => [from, to])
    .filter(({ kind }) => kind === 'port')
    .map(({ code }) => code);
  const taken = (choices: readonly PortChoice[]) =>
    choices.find(({ code }) => codes.includes(code))?.code ?? '';
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field label="Port of loading">
        <Select
          value={taken(port_choices.origin)}
          options={port_choices.origin.map(choiceOf)}
          onChange={(event) => onChoose({ origin_port: event.target.value })}
        />
      </Field>
      <Field label="Port of discharge">
        <Select
          value={taken(port_choices.destination)}
          options={port_choices.destination.map(choiceOf)}
          onChange={(event) => onChoose({ destination_port: event.target.value })}
        />
      </Field>
    </div>
  );
}

function choiceOf({ code, name, country }: PortChoice) {
  return { value: code, label: `${name}, ${country} (${code})` };
}
