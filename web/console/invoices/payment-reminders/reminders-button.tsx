import MailWarning from 'lucide-react/icons/mail-warning';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ReminderSettingsDialog } from './reminder-settings-dialog.tsx';

/** Opens the settings of payment reminders. */
export function RemindersButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={<MailWarning aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        Payment reminders
      </Button>
      {isOpen && <ReminderSettingsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
