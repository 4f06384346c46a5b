import type { Session } from '#domain/people/person.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { consoleScreens } from '../console-screens.ts';

interface Shortcut {
  keys: readonly string[];
  does: string;
}

const GROUPS: readonly { heading: string; shortcuts: readonly Shortcut[] }[] = [
  {
    heading: 'Everywhere in the console',
    shortcuts: [
      { keys: ['Ctrl K', '⌘ K'], does: 'Search or jump to' },
      { keys: ['/'], does: 'Go to the page’s search' },
      { keys: ['Ctrl \\'], does: 'Collapse or expand the sidebar' },
      { keys: ['?'], does: 'Show these shortcuts' },
      { keys: ['Esc'], does: 'Close the dialog or menu' },
    ],
  },
  {
    heading: 'In a table',
    shortcuts: [
      { keys: ['← ↑ → ↓'], does: 'Move from cell to cell' },
      { keys: ['Home', 'End'], does: 'Go to the first or last cell of the row' },
      { keys: ['Ctrl Home', 'Ctrl End'], does: 'Go to the first or last row' },
      { keys: ['Page Up', 'Page Down'], does: 'Move by one page of rows' },
      { keys: ['j', 'k'], does: 'Go to the next or previous row' },
      { keys: ['Enter'], does: 'Open the shipment or use the cell’s control' },
      { keys: ['Ctrl Enter'], does: 'Open the shipment’s file' },
      { keys: ['F2', 's'], does: 'Change the status' },
      { keys: ['c'], does: 'Confirm the booking' },
      { keys: ['e'], does: 'Edit the shipment' },
      { keys: ['Space', 'x'], does: 'Select the row' },
      { keys: ['Shift ↑', 'Shift ↓'], does: 'Extend the selection' },
    ],
  },
  {
    heading: 'In a shipment’s file',
    shortcuts: [
      { keys: ['1 – 9', '0'], does: 'Go to one of the first ten sections' },
      { keys: ['e'], does: 'Edit the section in view' },
      { keys: [']', '['], does: 'Go to its next or previous row' },
      { keys: ['m'], does: 'Record a milestone' },
      { keys: ['r'], does: 'Write a message' },
      { keys: ['j', 'k'], does: 'Go to the next or previous shipment of the list' },
    ],
  },
];

interface ShortcutsProps {
  person: Pick<Session, 'role'>;
  onClose: () => void;
}

export function Shortcuts({ person, onClose }: ShortcutsProps) {
  const screens = consoleScreens(person)
    .flat()
    .map(({ label, letter }) => ({ keys: [`g ${letter}`], does: label }));
  return (
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts" readOnly>
      <div className="gap-x-10 sm:columns-2">
        {[...GROUPS, { heading: 'Go to a screen', shortcuts: screens }].map(({ heading, shortcuts }) => (
          <section key={heading} aria-label={heading} className="mb-6 break-inside-avoid">
            <h3 className="mb-2 text-ui font-semibold">{heading}</h3>
            <dl className="flex flex-col gap-2 text-dense">
              {shortcuts.map(({ keys, does }) => (
                <div key={does} className="flex items-baseline justify-between gap-4">
                  <dt className="text-ink-2">{does}</dt>
                  <dd className="flex shrink-0 gap-1">
                    {keys.map((key) => (
                      <kbd
                        key={key}
                        className="rounded-xs border border-line bg-sunken px-1.5 font-text text-[0.8125rem]"
                      >
                        {key}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
