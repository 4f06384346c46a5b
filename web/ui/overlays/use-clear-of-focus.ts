import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsPhone } from '../use-phone.ts';

interface ToastPlace {
  edge: 'top' | 'bottom';
  /** Pixels from the edge. */
  offset: number;
}

/** Below the heading and the close button of a dialog. */
const DIALOG_BAR = 64;

/**
 * Where toasts cover no bar and nothing that has the focus: at the bottom, on phones below the bar of the page; at the
 * opposite edge while they would cover the focused element (WCAG 2.4.11). `shown` is a new value with each new toast.
 */
export function useClearOfFocus(list: RefObject<HTMLElement | null>, shown: readonly unknown[]): ToastPlace {
  const isPhone = useIsPhone();
  const [isMoved, setMoved] = useState(false);
  const [offset, setOffset] = useState(0);
  const isUsed = shown.length > 0;

  useLayoutEffect(() => {
    if (shown.length === 0) return setMoved(false);
    if (isPhone) setOffset(barBottom());
    if (coversFocus(list.current)) setMoved((former) => !former);
  }, [list, shown, isPhone]);

  useEffect(() => {
    if (!isUsed) return;
    const check = () => {
      if (isPhone) setOffset(barBottom());
      if (coversFocus(list.current)) setMoved((former) => !former);
    };
    // Before the frame with the scrolled page is drawn.
    const checkNow = () => flushSync(check);
    const passive = { capture: true, passive: true };
    document.addEventListener('focusin', check);
    window.addEventListener('scroll', checkNow, passive);
    window.addEventListener('resize', check);
    return () => {
      document.removeEventListener('focusin', check);
      window.removeEventListener('scroll', checkNow, passive);
      window.removeEventListener('resize', check);
    };
  }, [list, isUsed, isPhone]);

  return { edge: isPhone !== isMoved ? 'top' : 'bottom', offset: isPhone ? offset : 0 };
}

function barBottom(): number {
  if (document.querySelector('[data-dialog]')) return DIALOG_BAR;
  const bar = document.querySelector('[data-top-bar]');
  return Math.max(0, Math.round(bar?.getBoundingClientRect().bottom ?? 0));
}

/** Whether the toasts cover what has the focus, and would not at the opposite edge. */
function coversFocus(list: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (!list || !focused || focused === document.body || list.contains(focused)) return false;
  const toasts = list.getBoundingClientRect();
  const target = focused.getBoundingClientRect();
  if (target.right <= toasts.left || target.left >= toasts.right) return false;
  const isAcross = (top: number, bottom: number) => target.bottom > top && target.top < bottom;
  const { innerHeight } = window;
  return (
    isAcross(toasts.top, toasts.bottom) && !isAcross(innerHeight - toasts.bottom, innerHeight - toasts.top)
  );
}
