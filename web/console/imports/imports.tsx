import { useState } from 'react';
import { ImportForm } from './import-form.tsx';
import { ImportHistory } from './import-history.tsx';
import { ImportResult } from './import-result.tsx';

/** A file is checked, then imported; former imports can be opened and undone. */
export function Imports() {
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <div className="flex flex-col gap-8">
      <ImportForm />
      <ImportHistory onOpen={setOpened} />
      {opened && (
        <section aria-label="Selected import">
          <ImportResult key={opened} id={opened} />
        </section>
      )}
    </div>
  );
}
