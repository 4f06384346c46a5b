import type { MouseEvent } from 'react';

export const COOKIE_SETTINGS_ID = 'cookie-settings';

/**
 * Opens the one dialog of the page. Closing it gives focus back to where it was, so it is put on the opener
 * first: not every browser, and no press that is replayed, does so by itself.
 */
export function openCookieSettings({ currentTarget }: MouseEvent<HTMLElement>): void {
  const dialog = document.getElementById(COOKIE_SETTINGS_ID);
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
  currentTarget.focus();
  dialog.showModal();
}
