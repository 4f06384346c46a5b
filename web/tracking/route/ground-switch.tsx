import type { Ground } from '#web/map/map-provider.ts';

const grounds: readonly { ground: Ground; label: string }[] = [
  { ground: 'map', label: 'Map' },
  { ground: 'satellite', label: 'Satellite' },
];

interface GroundSwitchProps {
  ground: Ground;
  onChange: (ground: Ground) => void;
}

export function GroundSwitch({ ground, onChange }: GroundSwitchProps) {
  return (
    <fieldset className="inline-flex overflow-hidden rounded-sm border border-line-strong bg-surface">
      <legend className="sr-only">Map type</legend>
      {grounds.map((choice) => (
        <label
          key={choice.ground}
          className="inline-flex min-h-9 items-center px-3.5 text-dense font-semibold text-ink has-checked:bg-brand-weak has-checked:text-brand has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ink max-sm:min-h-11"
        >
          <input
            type="radio"
            name="map-ground"
            className="sr-only"
            checked={ground === choice.ground}
            onChange={() => onChange(choice.ground)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
