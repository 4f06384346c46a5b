import { isDeepStrictEqual } from 'node:util';
import { signedIn } from '../../api/call-context.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { operations } from '../operations.ts';
import {
  findReminderSettings,
  lockReminderSettings,
  saveReminderSettings,
} from './reminder-settings-table.ts';

export const reminderSettings = operations.reminderSettings.handler(({ context }) =>
  findReminderSettings(context.database.db),
);

export const setReminderSettings = operations.setReminderSettings.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { from, ...settings } = input;
    const former = await lockReminderSettings(transaction);
    if (from && !isDeepStrictEqual(from, former)) throw errors.VERSION_CONFLICT();
    await saveReminderSettings(transaction, settings);
    await writeAudit(transaction, {
      actor_id: signedIn(context).user_id,
      action: 'invoices.setReminderSettings',
      subject_type: 'reminder_settings',
      detail: {
        automatic: settings.automatic,
        levels: settings.levels.map(({ name, days_after_due }) => `${name}: ${days_after_due}`),
      },
    });
    return settings;
  }),
);
