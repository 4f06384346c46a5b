import type { call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';

export type ReminderSettings = Awaited<ReturnType<typeof call.invoices.reminderSettings>>;

export interface ReminderValues {
  automatic: boolean;
  levels: { name: string; days: string }[];
}

export const MAX_LEVELS = 5;

export function reminderValues({ automatic, levels }: ReminderSettings): ReminderValues {
  return {
    automatic,
    levels: levels.map(({ name, days_after_due }) => ({ name, days: String(days_after_due) })),
  };
}

export function reminderInput({ automatic, levels }: ReminderValues): ReminderSettings {
  return {
    automatic,
    levels: levels.map(({ name, days }) => ({ name, days_after_due: Number(days) })),
  };
}

/** The settings, as a version conflict names them. */
export const SETTING_NAMES: Record<string, string> = {
  automatic: 'Send automatically',
  levels: 'Dunning levels',
};

/** A setting as a version conflict shows it. */
export function settingText(_: string, value: unknown): string {
  if (!Array.isArray(value)) return value ? 'on' : 'off';
  return value.map(({ name, days }: ReminderValues['levels'][number]) => `${name} (${days} days)`).join(', ');
}

export const resolver = rulesResolver(({ levels }: ReminderValues) =>
  Object.fromEntries(
    levels.flatMap(({ name, days }, place) => {
      const before = Number(levels[place - 1]?.days ?? 0);
      const isDays = /^\d{1,3}$/.test(days.trim()) && Number(days) >= 1 && Number(days) <= 365;
      return [
        [`levels.${place}.name`, name.trim() === '' ? 'Enter a name.' : undefined],
        [
          `levels.${place}.days`,
          !isDays
            ? 'Enter days from 1 to 365.'
            : Number(days) <= before
              ? 'Enter more days than for the level before.'
              : undefined,
        ],
      ];
    }),
  ),
);
