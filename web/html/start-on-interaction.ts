/**
 * Starts a page's deferred modules at the first user interaction (pointer, key, touch or scroll), or 6 seconds after
 * load; immediately for a signed-in user, a URL with parameters, and entries to restore. Until then the page is static
 * HTML, so content appears immediately and readers don't pay for JavaScript.
 *
 * Clicks and submits before hydration (inside `data-not-hydrated`) are replayed afterwards.
 * The build serializes this function into each page, so it must not reference anything outside itself.
 */
export function startOnInteraction(): void {
  const startAfterMs = 6_000;
  const interactions = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'];
  const modules = document.getElementById('page-modules') as HTMLScriptElement;
  const listening = { capture: true, passive: true };

  /** Chrome also sends this event when the layout changes below a mouse that does not move. */
  function isAtRest({ movementX, movementY }: PointerEvent): boolean {
    return !movementX && !movementY;
  }

  function start(event?: Event): void {
    if (event?.type === 'pointermove' && isAtRest(event as PointerEvent)) return;
    for (const type of interactions) removeEventListener(type, start, listening);
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

  /** Stores a click or submit for replay if it needs React. Links work without it, and so do most forms with an action. */
  function replayLater(event: Event): void {
    const target = event.target as Element;
    const pressed =
      event.type === 'submit'
        ? target.closest('form:not([action]), form[data-awaits-script]')
        : target.closest('button:not([type="submit"]), [role="tab"]');
    const pending = pressed?.closest('[data-not-hydrated]');
    if (!pressed || !pending) return;
    event.preventDefault();
    start();
    new MutationObserver((_, observer) => {
      if (pressed.closest('[data-not-hydrated]')) return;
      observer.disconnect();
      if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
      else (pressed as HTMLElement).click();
    }).observe(document.documentElement, {
      attributes: true,
      attributeFilter: ['data-not-hydrated'],
      subtree: true,
    });
  }

  /** Whether a page of this tab has stored entries, which a reload or Back must show again. */
  function hasStoredEntries(): boolean {
    try {
      return Object.keys(sessionStorage).some((key) => key.startsWith('groundswell.'));
    } catch {
      // The browser blocks storage.
      return false;
    }
  }

  addEventListener('click', replayLater, { capture: true });
  addEventListener('submit', replayLater, { capture: true });
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const signedIn = document.documentElement.dataset.storedSession !== undefined;
  const restores = visit?.type !== 'navigate' && hasStoredEntries();
  if (signedIn || location.search !== '' || restores) start();
  else {
    for (const type of interactions) addEventListener(type, start, listening);
    addEventListener('load', () => setTimeout(() => start(), startAfterMs));
  }
}
