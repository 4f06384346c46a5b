import { type Theme, useTheme } from './theme.ts';

const choices: readonly { theme: Theme; label: string }[] = [
  { theme: 'system', label: 'System' },
  { theme: 'day', label: 'Light' },
  { theme: 'night', label: 'Dark' },
];

/** Selects the light, dark or system theme. */
export function ThemeSwitch() {
  const [theme, choose] = useTheme();
  return (
    <fieldset className="inline-flex rounded-sm border border-line-strong p-0.5">
      <legend className="sr-only">Theme</legend>
      {choices.map((choice) => (
        <label
          key={choice.theme}
          className="inline-flex min-h-8 items-center rounded-xs px-3 text-dense text-ink-2 has-checked:bg-brand-weak has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-ink max-sm:min-h-11"
        >
          <input
            type="radio"
            name="appearance"
            className="sr-only"
            checked={theme === choice.theme}
            onChange={() => choose(choice.theme)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
