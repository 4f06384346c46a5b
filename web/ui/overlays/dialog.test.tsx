import { screen, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { Combobox } from '../fields/combobox.tsx';
import { Field } from '../fields/field.tsx';
import { TextInput } from '../fields/text-input.tsx';
import { Dialog } from './dialog.tsx';

function Screen({ onClosed }: { onClosed?: () => void }) {
  const [open, setOpen] = useState(false);
  const [city, setCity] = useState('');
  const reason = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Decline
      </button>
      <button type="button">Elsewhere</button>
      <Dialog
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          if (!next) onClosed?.();
        }}
        title="Decline the offer"
        description="Nothing is booked."
        initialFocus={reason}
        footer={<button type="button">Decline offer</button>}
      >
        <Field label="Reason">
          <TextInput ref={reason} />
        </Field>
        <Field label="City">
          <Combobox
            value={city}
            onValueChange={setCity}
            onSelect={() => {}}
            load={async () => ['Rotterdam']}
            keyOf={String}
            textOf={String}
          />
        </Field>
      </Dialog>
    </>
  );
}

async function opened(onClosed?: () => void) {
  const rendered = renderPiece(<Screen {...(onClosed && { onClosed })} />);
  await rendered.user.click(screen.getByRole('button', { name: 'Decline' }));
  return { ...rendered, dialog: screen.getByRole('dialog') };
}

test('has its title as name and its sentence as description', async () => {
  const { dialog } = await opened();
  expect(screen.getByRole('dialog', { name: 'Decline the offer', description: 'Nothing is booked.' })).toBe(
    dialog,
  );
});

test('focus starts where the caller wants it', async () => {
  await opened();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reason' }));
});

test('Tab stays inside, in both directions', async () => {
  const { user, dialog } = await opened();
  for (let press = 0; press < 6; press += 1) {
    await user.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
  for (let press = 0; press < 6; press += 1) {
    await user.tab({ shift: true });
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
});

test('the rest of the page is hidden from screen readers', async () => {
  await opened();
  expect(screen.queryByRole('button', { name: 'Elsewhere' })).toBeNull();
});

test('Escape closes it once and returns focus to the button that opened it', async () => {
  const onClosed = vi.fn();
  const { user } = await opened(onClosed);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onClosed).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Decline' }));
});

test('the close button closes it and returns focus', async () => {
  const { user, dialog } = await opened();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Decline' }));
});

test('Escape first closes open suggestions and keeps what was typed', async () => {
  const { user } = await opened();
  const city = screen.getByRole('combobox', { name: 'City' });
  await user.type(city, 'Rot');
  await screen.findByRole('option', { name: 'Rotterdam' });
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeDefined();
  expect(screen.queryByRole('option')).toBeNull();
  expect((city as HTMLInputElement).value).toBe('Rot');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an Escape that composes a character does not close it', async () => {
  const { dialog } = await opened();
  dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true }));
  expect(screen.getByRole('dialog')).toBe(dialog);
});

function Choices({ size }: { size?: 'large' }) {
  return (
    <Dialog open onOpenChange={() => {}} title="Theme" {...(size && { size })}>
      <button type="button">Preview</button>
      <input type="hidden" />
      <input aria-label="Locked" disabled />
      <input type="radio" name="theme" aria-label="Light" />
      <input type="radio" name="theme" aria-label="Dark" defaultChecked />
    </Dialog>
  );
}

test('focus starts in the first field, at the chosen one of a group', () => {
  renderPiece(<Choices />);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Dark' }));
});

test('a large dialog and one without fields start at their heading', () => {
  const { rerender } = renderPiece(<Choices size="large" />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Theme' }));
  rerender(<p>Closed</p>);
  rerender(
    <Dialog open onOpenChange={() => {}} title="Recovery codes">
      <p>k3f9-2mzt</p>
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Recovery codes' }));
});

test('without a description, none is announced', () => {
  renderPiece(
    <Dialog open onOpenChange={() => {}} title="Recovery codes">
      <p>k3f9-2mzt</p>
    </Dialog>,
  );
  expect(screen.getByRole('dialog').getAttribute('aria-describedby')).toBeNull();
});

test('a form in a dialog does not submit the form around the dialog', async () => {
  const [around, inside] = [vi.fn(), vi.fn()];
  const { user } = renderPiece(
    <form onSubmit={around}>
      <Dialog open onOpenChange={() => {}} title="Rename the template">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            inside();
          }}
        >
          <button type="submit">Save name</button>
        </form>
      </Dialog>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  expect(inside).toHaveBeenCalledOnce();
  expect(around).not.toHaveBeenCalled();
});
