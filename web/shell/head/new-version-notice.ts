/**
 * Makes `window.detectNewVersion`, which shows a notice with a Reload button if the server no longer has the scripts of this
 * page. Part of the head script, because after a deployment no other script of the page can be loaded. So it uses nothing
 * from outside itself.
 */
export function installNewVersionNotice(): void {
  const show = () => {
    const notice = document.createElement('div');
    notice.id = 'new-version';
    notice.setAttribute('role', 'alert');
    notice.dataset.print = 'none';
    // An open dialog disables pointer events outside itself, and would close by a press here.
    notice.className =
      'pointer-events-auto fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line-strong bg-raised px-4 py-3 text-ink shadow-dialog sm:px-6';
    notice.addEventListener('pointerdown', (event) => event.stopPropagation());
    const text = document.createElement('p');
    text.className = 'min-w-0 flex-1 basis-64 text-ui';
    text.textContent =
      'A new version is available. Reload the page to continue. If you have unsaved changes, save them first.';
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button button-primary';
    button.textContent = 'Reload';
    button.addEventListener('click', () => window.location.reload());
    notice.append(text, button);
    document.body.append(notice);
  };
  window.detectNewVersion = async () => {
    const url = window.__reactRouterManifest?.url;
    if (!url) return false;
    const response = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (response?.status !== 404) return false;
    if (!document.getElementById('new-version')) show();
    return true;
  };
}
