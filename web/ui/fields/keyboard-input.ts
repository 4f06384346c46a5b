const TAKES_KEYS =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether a key pressed here is for a field, a dialog or a menu: shortcuts of single letters must leave it alone. */
export function takesKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKES_KEYS) !== null;
}
