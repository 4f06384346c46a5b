import { signedIn } from '../../api/call-context.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { operations } from '../operations.ts';
import { findReminderSettings, saveReminderSettings } from './reminder-settings-table.ts';

export const reminderSettings = operations.reminderSettings.handler(({ context }) =>
  findReminderSettings(context.database.db),
);

export const setReminderSettings = operations.setReminderSettings.handler(({ input, context }) =>
  context.write(async (transaction) => {
    await saveReminderSettings(transaction, input);
    await writeAudit(transaction, {
      actor_id: signedIn(context).user_id,
      action: 'invoices.setReminderSettings',
      subject_type: 'reminder_settings',
      detail: {
        automatic: input.automatic,
        levels: input.levels.map(({ name, days_after_due }) => `${name}: ${days_after_due}`),
      },
    });
    return input;
  }),
);
