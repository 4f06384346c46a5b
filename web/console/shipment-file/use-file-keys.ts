import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { firstField } from '#web/ui/fields/first-field.ts';
import { takesKeys } from '#web/ui/fields/keyboard-input.ts';

const DIALOGS = '[role="dialog"], [role="alertdialog"]';
const ROWS = 'tbody > tr, :is(ol, ul) > li:not([role]), dl > div';

interface FileKeys {
  /** The ids of the sections, in the order of the page. */
  sections: readonly string[];
  /** The section that is being read. */
  current: string | null;
  onRecord: () => void;
}

/**
 * The keys of the file, unless someone is typing or a dialog is open. A digit goes to its section, `e` edits the section
 * that is being read, brackets step through its rows, `m` records a milestone, `r` replies, and `j` and `k` go to the next
 * and the previous shipment of the list.
 */
export function useFileKeys({ sections, current, onRecord }: FileKeys): void {
  const navigate = useNavigate();
  // An event right after a scroll sees the section that is shown.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isKeyOfFile(event)) return;
    const { key } = event;
    const section = current && document.getElementById(current);
    const [id] = /^\d$/.test(key) ? [sections[(Number(key) + 9) % 10]] : [];
    if (id) void navigate({ hash: id }, { replace: true });
    else if (key === 'm') onRecord();
    else if (key === 'r') reply();
    else if (key === 'e' && section) edit(section);
    else if (key === '[' && section) stepRow(section, -1);
    else if (key === ']' && section) stepRow(section, 1);
    else if (key === 'j' || key === 'k')
      document.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click();
    else return;
    // The focus may be in a field now, where the letter would be typed.
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Many keyboards type brackets with Alt Gr or Option. */
function isKeyOfFile({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (metaKey || (/[[\]]/.test(key) ? ctrlKey && !altKey : ctrlKey || altKey)) return false;
  return !takesKeys(target) && !document.querySelector(DIALOGS);
}

/** Focus is on the button first, and so returns there after the form. */
function edit(section: HTMLElement): void {
  const button = section.querySelector<HTMLElement>('[aria-keyshortcuts="e"]');
  button?.focus();
  button?.click();
}

function reply(): void {
  const messages = document.getElementById('messages');
  if (messages) firstField(messages)?.focus();
}

/** Focuses the next or previous row; the first or last one if none has the focus. */
function stepRow(section: HTMLElement, step: 1 | -1): void {
  const rows = [...section.querySelectorAll<HTMLElement>(ROWS)].filter(
    (row) => !row.parentElement?.closest(ROWS),
  );
  const focused = rows.findIndex((row) => row.contains(document.activeElement));
  const row = focused < 0 ? rows.at(step > 0 ? 0 : -1) : rows[focused + step];
  if (!row) return;
  row.tabIndex = -1;
  row.focus();
}
