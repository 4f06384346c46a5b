import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { Dialog } from './dialog.tsx';
import { InlineQuestion } from './inline-question.tsx';

interface EntryProps {
  onDelete?: () => void;
  locked?: string;
  pending?: boolean;
}

function Entry({ onDelete = () => {}, ...state }: EntryProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete…
      </button>
      {open && (
        <InlineQuestion
          question="Delete this event?"
          act="Delete"
          keep="Keep it"
          destructive
          {...state}
          onAct={onDelete}
          onKeep={() => setOpen(false)}
        >
          Visitors will no longer see it.
        </InlineQuestion>
      )}
    </>
  );
}

async function question(props: EntryProps = {}) {
  const rendered = renderPiece(<Entry {...props} />);
  await rendered.user.click(screen.getByRole('button', { name: 'Delete…' }));
  return rendered;
}

test('is an alert dialog with its question and its consequence', async () => {
  await question();
  expect(
    screen.getByRole('alertdialog', {
      name: 'Delete this event?',
      description: 'Visitors will no longer see it.',
    }),
  ).toBeDefined();
});

test('Enter pressed without looking changes nothing', async () => {
  const onDelete = vi.fn();
  const { user } = await question({ onDelete });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }));
  await user.keyboard('{Enter}');
  expect(onDelete).not.toHaveBeenCalled();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('confirming acts', async () => {
  const onDelete = vi.fn();
  const { user } = await question({ onDelete });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onDelete).toHaveBeenCalledOnce();
});

test('Escape keeps, and focus returns to the button that opened it', async () => {
  const { user } = await question();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete…' })));
});

function Rows() {
  const [openRow, setOpenRow] = useState<number | null>(null);
  return (
    <>
      {[1, 2].map((row) =>
        openRow === row ? (
          <InlineQuestion
            key={row}
            question="Delete this key?"
            act="Delete"
            keep="Keep it"
            onAct={() => {}}
            onKeep={() => setOpenRow(null)}
          />
        ) : (
          <button key={row} type="button" onClick={() => setOpenRow(row)}>
            Remove
          </button>
        ),
      )}
    </>
  );
}

test.each([0, 1])('focus returns to the button that replaces the question again (%i)', async (index) => {
  const { user } = renderPiece(<Rows />);
  const button = () => screen.getAllByRole('button', { name: 'Remove' })[index];
  await user.click(button() as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(document.activeElement).toBe(button()));
});

test('Escape closes the question, not the dialog around it', async () => {
  const onOpenChange = vi.fn();
  const { user } = renderPiece(
    <Dialog open onOpenChange={onOpenChange} title="Shipment">
      <Entry />
    </Dialog>,
  );
  await user.click(screen.getByRole('button', { name: 'Delete…' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('when it is not possible now, the button is disabled and the reason is announced', async () => {
  const onDelete = vi.fn();
  await question({ onDelete, locked: 'You are offline.' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('You are offline.');
});

test('while it acts, a second press does nothing', async () => {
  const onDelete = vi.fn();
  const { user } = await question({ onDelete, pending: true });
  const [act] = screen.getAllByRole('button', { busy: true });
  await user.click(act as HTMLElement);
  expect(onDelete).not.toHaveBeenCalled();
});

function Keys() {
  const [keys, setKeys] = useState(['Warehouse', 'Billing']);
  const [open, setOpen] = useState('');
  return (
    <section>
      <h2>API keys</h2>
      <ul>
        {keys.map((key) => (
          <li key={key}>
            {open === key ? (
              <InlineQuestion
                question={`Revoke ${key}?`}
                act="Revoke"
                keep="Cancel"
                onAct={() => setKeys(keys.filter((other) => other !== key))}
                onKeep={() => setOpen('')}
              />
            ) : (
              <button type="button" onClick={() => setOpen(key)}>{`Revoke ${key}`}</button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

test('when the row goes with the question, the focus moves to the heading of its section', async () => {
  const { user } = renderPiece(<Keys />);
  await user.click(screen.getByRole('button', { name: 'Revoke Warehouse' }));
  await user.tab({ shift: true });
  await user.keyboard('{Enter}');
  expect(screen.queryByText('Revoke Warehouse?')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'API keys' })));
});

test('when the row stays, the focus returns to the button that opened the question', async () => {
  function Factor() {
    const [open, setOpen] = useState(false);
    const close = () => setOpen(false);
    return open ? (
      <InlineQuestion question="Turn off?" act="Yes" keep="Cancel" onAct={close} onKeep={close} />
    ) : (
      <button type="button" onClick={() => setOpen(true)}>
        Turn off
      </button>
    );
  }
  const { user } = renderPiece(<Factor />);
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Turn off' })));
});
