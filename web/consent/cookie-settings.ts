import type { MouseEvent } from 'react';

export const COOKIE_SETTINGS_ID = 'cookie-settings';

/**
 * Opens the cookie settings dialog. Focuses the opener first, because closing restores focus to it and neither all
 * browsers nor replayed clicks focus a button.
 */
export function openCookieSettings({ currentTarget }: MouseEvent<HTMLElement>): void {
  const dialog = document.getElementById(COOKIE_SETTINGS_ID);
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
  currentTarget.focus();
  dialog.showModal();
}
