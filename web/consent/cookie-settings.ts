export const COOKIE_SETTINGS_ID = 'cookie-settings';

/** Opens the one dialog of the page; closing it gives focus back to where it came from. */
export function openCookieSettings(): void {
  const dialog = document.getElementById(COOKIE_SETTINGS_ID);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}
