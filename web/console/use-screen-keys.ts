import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Role } from '#domain/people/role.ts';
import { takesKeys } from '#web/ui/fields/keyboard-input.ts';
import { consoleScreens } from './console-screens.ts';

/** The letter must follow `g` within this time. */
const CHORD_TIMEOUT_MS = 1_500;

/** `g` and a letter open a screen, unless focus is in a text field, a dialog or a menu. */
export function useScreenKeys(role: Role): void {
  const navigate = useNavigate();
  useEffect(() => {
    let pressedAt = Number.NEGATIVE_INFINITY;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (ctrlKey || metaKey || altKey || takesKeys(target)) return;
      const follows = performance.now() - pressedAt < CHORD_TIMEOUT_MS;
      pressedAt = key === 'g' ? performance.now() : Number.NEGATIVE_INFINITY;
      if (!follows) return;
      const screen = consoleScreens({ role })
        .flat()
        .find(({ letter }) => letter === key);
      if (!screen) return;
      // The table has one-letter keys, too.
      event.preventDefault();
      event.stopPropagation();
      void navigate(screen.to);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [role, navigate]);
}
