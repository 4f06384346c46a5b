import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { firstField } from '#web/ui/fields/first-field.ts';
import { openerOf } from '#web/ui/overlays/opener.ts';

interface InlineFormProps {
  /** Shown while the form loads. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A form opened in place. Its first field gets the focus, which returns to the opener or the heading of the section. */
export function InlineForm({ fallback, children }: InlineFormProps) {
  const box = useRef<HTMLDivElement>(null);
  // The opener often unmounts in the commit that mounts the form.
  const [opener] = useState(openerOf);
  useEffect(() => {
    const section = box.current?.closest('section');
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) (opener?.() ?? headingOf(section))?.focus();
      });
    };
  }, [opener]);
  return (
    <div ref={box} className="contents">
      <Suspense fallback={fallback}>
        {children}
        <InitialFocus within={box} />
      </Suspense>
    </div>
  );
}

/** Mounts with the form, after it has loaded. */
function InitialFocus({ within }: { within: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const form = within.current;
    if (form) (firstField(form) ?? form.querySelector('button'))?.focus();
  }, [within]);
  return null;
}

function headingOf(section: Element | null | undefined): HTMLElement | null {
  const heading = section?.querySelector<HTMLElement>('h1, h2, h3') ?? null;
  heading?.setAttribute('tabindex', '-1');
  return heading;
}
