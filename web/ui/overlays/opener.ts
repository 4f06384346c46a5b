/** Finds the focused element again, or what is mounted in its place: of what has its name, the same in order. */
export function openerOf(): (() => HTMLElement | undefined) | null {
  const opener = typeof document === 'undefined' ? null : document.activeElement;
  if (!(opener instanceof HTMLElement) || opener === document.body) return null;
  const sameName = () => {
    const all = document.querySelectorAll<HTMLElement>(opener.tagName);
    return [...all].filter((found) => nameOf(found) === name);
  };
  const name = nameOf(opener);
  const index = sameName().indexOf(opener);
  return () => (opener.isConnected ? opener : sameName()[index]);
}

const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent;
