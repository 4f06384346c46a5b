import { ChoiceSwitch } from '../choice-switch.tsx';
import type { Show } from './use-show.ts';

const CHOICES: readonly { value: Show; label: string }[] = [
  { value: 'table', label: 'Table' },
  { value: 'map', label: 'Map' },
  { value: 'both', label: 'Both' },
];

interface ShowSwitchProps {
  show: Show;
  onChange: (show: Show) => void;
}

export function ShowSwitch({ show, onChange }: ShowSwitchProps) {
  return <ChoiceSwitch legend="Show the fleet as" choices={CHOICES} value={show} onChange={onChange} />;
}
