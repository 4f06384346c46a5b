/** As specified. */
const DELAY_MS = 700;
/** For the way of the pointer from the time to its tooltip. */
const LEAVE_MS = 200;
const GAP_PX = 6;
const MARGIN_PX = 8;
const ID = 'time-tooltip';

/**
 * Shows the title of a time: at once on focus, after the delay under the pointer. It stays while the pointer is on it, and
 * Escape closes it (WCAG 1.4.13). One element for the page, because a component around each of many times costs more.
 */
export function showTooltips(signal: AbortSignal): void {
  const box = createBox();
  let time: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const place = () => {
    if (!time) return;
    const { left, width, top, bottom } = time.getBoundingClientRect();
    const above = top - box.offsetHeight - GAP_PX;
    const rightmost = document.documentElement.clientWidth - box.offsetWidth - MARGIN_PX;
    const centred = left + (width - box.offsetWidth) / 2;
    box.style.top = `${above < MARGIN_PX ? bottom + GAP_PX : above}px`;
    box.style.left = `${Math.max(MARGIN_PX, Math.min(centred, rightmost))}px`;
  };
  const show = () => {
    time?.setAttribute('aria-describedby', ID);
    box.hidden = false;
    place();
  };
  const hide = () => {
    clearTimeout(timer);
    box.hidden = true;
    time?.removeAttribute('aria-describedby');
  };
  const leave = () => {
    hide();
    // React may have written a newer one.
    if (time && !time.title) time.title = box.textContent;
    time = null;
  };
  const take = (next: HTMLElement) => {
    clearTimeout(timer);
    if (next === time) return;
    leave();
    time = next;
    box.textContent = next.title;
    // The browser would show it, too.
    next.removeAttribute('title');
  };
  const onPointer = ({ target, pointerType }: PointerEvent) => {
    if (!(target instanceof Element)) return;
    if (pointerType === 'touch') {
      // A tap beside a time does not always take its focus away.
      if (!box.contains(target) && !time?.contains(target)) leave();
      return;
    }
    clearTimeout(timer);
    const hovered = target.closest<HTMLElement>('time[title]');
    if (hovered) {
      take(hovered);
      timer = setTimeout(show, DELAY_MS);
    } else if (box.contains(target) || time?.contains(target)) return;
    else if (box.hidden) leave();
    else if (time !== document.activeElement) timer = setTimeout(leave, LEAVE_MS);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const focused = target instanceof Element && target.closest<HTMLElement>('time');
    if (!focused || (focused !== time && !focused.title)) return;
    take(focused);
    show();
  };
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, listener, { signal, capture: true, passive: true });

  on('pointerover', onPointer);
  on('focusin', onFocus);
  on('focusout', ({ target }) => target === time && leave());
  // The title stays away until the pointer leaves: the browser would show it again.
  on('keydown', ({ key }) => key === 'Escape' && hide());
  on('scroll', place);
  window.addEventListener('resize', place, { signal });
  signal.addEventListener('abort', () => {
    leave();
    box.remove();
  });

  const [focused] = document.querySelectorAll<HTMLElement>('time[title]:focus');
  const [hovered] = document.querySelectorAll<HTMLElement>('time[title]:hover');
  const first = focused ?? hovered;
  if (first) take(first);
  if (focused) show();
  else if (hovered) timer = setTimeout(show, DELAY_MS);
}

function createBox(): HTMLElement {
  const box = document.createElement('div');
  box.id = ID;
  box.setAttribute('role', 'tooltip');
  box.hidden = true;
  box.dataset.print = 'none';
  box.className =
    'fixed z-50 w-max max-w-[calc(100vw-1rem)] rounded-sm border border-line bg-raised px-2.5 py-1.5 text-dense text-ink shadow-popover';
  document.body.append(box);
  return box;
}
