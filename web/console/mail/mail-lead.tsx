import { useMailHeld } from './use-mail-held.ts';

/** What the screen lists. On a phone, the space of two lines is reserved, so that nothing moves. */
export function MailLead() {
  const isHeld = useMailHeld();
  return (
    <p className="mt-1 mb-6 text-ui text-ink-2 max-sm:min-h-[2lh]">
      Outgoing e-mail.{isHeld && ' No mail server set up; messages are held here.'}
    </p>
  );
}
