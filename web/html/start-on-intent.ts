/**
 * Runs in the page of words before any of its modules, and starts them at the first sign of a person: a
 * pointer, a key, a touch, a scroll; else when the page has been open for a while. Until then the page is
 * plain HTML, so its words are there at once and a slow phone computes nothing for somebody who only reads.
 *
 * What is pressed before React listens (inside `data-asleep`) is pressed again afterwards.
 * Written into each page as text by the build, so it may use nothing from outside itself.
 */
export function startOnIntent(): void {
  const patienceMs = 6_000;
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'];
  const modules = document.getElementById('page-modules') as HTMLScriptElement;
  const listening = { capture: true, passive: true };

  function start(): void {
    for (const sign of signs) removeEventListener(sign, start, listening);
    if (!modules.isConnected) return;
    for (const href of modules.dataset.preload?.split(' ') ?? []) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = modules.textContent;
    modules.remove();
    document.head.append(script);
  }

  /** Keeps a press for later, if nobody would hear it now; links work by themselves, and so do most forms with an address. */
  function keep(event: Event): void {
    const target = event.target as Element;
    const pressed =
      event.type === 'submit'
        ? target.closest('form:not([action]), form[data-awaits-script]')
        : target.closest('button:not([type="submit"]), [role="tab"]');
    const asleep = pressed?.closest('[data-asleep]');
    if (!pressed || !asleep) return;
    event.preventDefault();
    start();
    new MutationObserver((_, observer) => {
      if (pressed.closest('[data-asleep]')) return;
      observer.disconnect();
      if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
      else (pressed as HTMLElement).click();
    }).observe(document.documentElement, {
      attributes: true,
      attributeFilter: ['data-asleep'],
      subtree: true,
    });
  }

  addEventListener('click', keep, { capture: true });
  addEventListener('submit', keep, { capture: true });
  // Somebody known, an address that asks for something, and a page come back to (it may hold a draft) need them now.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const known = document.documentElement.dataset.storedSession !== undefined;
  if (known || location.search !== '' || visit?.type !== 'navigate') start();
  else {
    for (const sign of signs) addEventListener(sign, start, listening);
    addEventListener('load', () => setTimeout(start, patienceMs));
  }
}
