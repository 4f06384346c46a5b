import { screen, waitFor } from '@testing-library/react';
import { lazy, useState } from 'react';
import { expect, test } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { InlineForm } from './inline-form.tsx';

const Form = lazy(async () => ({ default: FormInPlace }));

function FormInPlace({ onSave, onCancel }: { onSave: () => void; onCancel: () => void }) {
  return (
    <form>
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
      <input aria-label="Weight" />
      <button type="button" onClick={onSave}>
        Save
      </button>
    </form>
  );
}

function Section() {
  const [state, setState] = useState<'reading' | 'editing' | 'saved'>('reading');
  return (
    <section aria-label="Cargo">
      <h2>Cargo</h2>
      {state === 'reading' && (
        <button type="button" onClick={() => setState('editing')}>
          Edit cargo
        </button>
      )}
      {state === 'editing' && (
        <InlineForm fallback="Loading...">
          <Form onSave={() => setState('saved')} onCancel={() => setState('reading')} />
        </InlineForm>
      )}
    </section>
  );
}

const focused = () => document.activeElement;

test('the first field gets the focus once the form has loaded, and its opener when it closes', async () => {
  const { user } = renderPiece(<Section />);
  await user.click(screen.getByRole('button', { name: 'Edit cargo' }));
  const weight = await screen.findByRole('textbox', { name: 'Weight' });
  await waitFor(() => expect(focused()).toBe(weight));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Edit cargo' })));
});

test('where the opener is gone, the heading of the section gets the focus', async () => {
  const { user } = renderPiece(<Section />);
  await user.click(screen.getByRole('button', { name: 'Edit cargo' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: 'Cargo' })));
});
