import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showFile } from './shipment-file-for-tests.tsx';

test('a digit goes to its section', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  showFile();
  await screen.findByRole('navigation', { name: 'Sections of the file' });
  fireEvent.keyDown(document.body, { key: '5' });
  await waitFor(() => expect(window.location.hash).toBe('#legs'));
  expect(scrolled).toHaveBeenCalledOnce();
  window.location.hash = '';
});

/** Presses a key where the focus is. */
const press = (key: string, modifiers = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...modifiers });

/** The reader has scrolled to a section. */
async function read(section: string) {
  const nav = await screen.findByRole('navigation', { name: 'Sections of the file' });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: this.id === section ? 56 : 2000 } as DOMRect;
  });
  fireEvent.scroll(document);
  await waitFor(() => expect(nav.querySelector(`[href="#${section}"][aria-current]`)).not.toBeNull());
}

test.each(['the button of the header', 'm'])('%s opens the form of a milestone', async (way) => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  showFile();
  const [button] = await screen.findAllByRole('button', { name: 'Record milestone' });
  await screen.findByRole('textbox', { name: 'Message to the customer' });
  const open = () => (way === 'm' ? press('m') : fireEvent.click(button as HTMLElement));
  open();
  const field = await screen.findByRole('combobox', { name: 'Applies to' });
  await waitFor(() => expect(window.location.hash).toBe('#milestones'));
  await waitFor(() => expect(scrolled).toHaveBeenCalled());
  open();
  expect(document.activeElement).toBe(field);
  window.location.hash = '';
});

test('r writes a message, and letters do nothing while one is typed', async () => {
  showFile();
  const message = await screen.findByRole('textbox', { name: 'Message to the customer' });
  press('r');
  expect(document.activeElement).toBe(message);
  press('m');
  expect(screen.queryByRole('combobox', { name: 'Applies to' })).toBeNull();
});

test('e edits the section in view', async () => {
  showFile();
  await read('overview');
  press('e');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await read('references');
  press('e');
  expect(await screen.findByRole('button', { name: 'Add reference' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  const opener = await screen.findByRole('button', { name: 'Edit references' });
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('brackets step through the rows of the section in view', async () => {
  showFile();
  await read('legs');
  const table = screen.getByRole('table', { name: 'Legs, planned and actual' });
  const [, first, second] = within(table).getAllByRole('row');
  const step = (key: string, modifiers?: object) => {
    press(key, modifiers);
    return document.activeElement;
  };
  expect(step(']')).toBe(first);
  // Alt Gr, as on a German keyboard.
  expect(step(']', { ctrlKey: true, altKey: true })).toBe(second);
  expect(step(']')).toBe(second);
  expect(step('[')).toBe(first);
  expect(step('[', { metaKey: true })).toBe(first);
});

test('no key works while a dialog is open', async () => {
  showFile();
  await read('references');
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  press('e');
  press('m');
  dialog.remove();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Applies to' })).toBeNull();
});

test('the navigation marks the section that is being read', async () => {
  showFile();
  const nav = await screen.findByRole('navigation', { name: 'Sections of the file' });
  const tops: Record<string, number> = { overview: -900, references: -300, cargo: 40, containers: 400 };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: tops[this.id] ?? 2000 } as DOMRect;
  });
  fireEvent.scroll(document);
  await waitFor(() =>
    expect(nav.querySelector('[aria-current="location"]')?.getAttribute('href')).toBe('#cargo'),
  );
});
