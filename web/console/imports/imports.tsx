import { useRef, useState } from 'react';
import { ImportForm } from './import-form.tsx';
import { ImportHistory } from './import-history.tsx';
import { ImportResult } from './import-result.tsx';

/** A file is checked, then imported; former imports can be opened and undone. */
export function Imports() {
  const [opened, setOpened] = useState<string | null>(null);
  const selected = useRef<HTMLElement>(null);
  const open = (id: string) => {
    setOpened(id);
    requestAnimationFrame(() => selected.current?.focus());
  };
  return (
    <div className="flex flex-col gap-8">
      <ImportForm />
      <ImportHistory onOpen={open} />
      {opened && (
        <section ref={selected} tabIndex={-1} aria-label="Selected import">
          <ImportResult key={opened} id={opened} />
        </section>
      )}
    </div>
  );
}
