import { createContext, useContext, useEffect, useState } from 'react';

type IsDirty = () => boolean;

/** The forms of a screen, each with whether it has unsaved changes. */
export const GuardedForms = createContext<Set<IsDirty> | null>(null);

/** For a screen that asks before it is left: `forms` is provided to its forms, `isDirty` goes to `useLeaveQuestion`. */
export function useGuardedForms() {
  const [guarded] = useState(() => {
    const forms = new Set<IsDirty>();
    return { forms, isDirty: () => [...forms].some((isDirty) => isDirty()) };
  });
  return guarded;
}

/** Makes a form known to the screen around it. Returns false where no screen asks before it is left. */
export function useGuardedForm({ isDirty }: { isDirty: IsDirty }): boolean {
  const forms = useContext(GuardedForms);
  useEffect(() => {
    forms?.add(isDirty);
    return () => {
      forms?.delete(isDirty);
    };
  });
  return forms !== null;
}
