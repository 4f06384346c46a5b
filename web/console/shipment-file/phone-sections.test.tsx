import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NUMBER, showFile } from './shipment-file-for-tests.tsx';

describe('on a phone', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: media === '(width < 40rem)',
      addEventListener() {},
      removeEventListener() {},
    }));
  });
  const heading = (name: RegExp) => screen.findByRole('button', { name });

  test('sections are disclosures with a summary; the choice is stored', async () => {
    const { user, unmount } = showFile();
    expect((await heading(/^Containers 2$/)).ariaExpanded).toBe('true');
    expect(screen.getByRole('table', { name: 'Legs, planned and actual' })).toBeDefined();
    const cargo = await heading(/^Cargo 1\sline$/);
    expect(cargo.ariaExpanded).toBe('false');
    expect(screen.queryByRole('button', { name: 'Edit cargo' })).toBeNull();
    await user.click(cargo);
    expect(screen.getByRole('button', { name: 'Edit cargo' })).toBeDefined();
    await user.click(await heading(/^Containers/));
    expect(screen.queryByRole('table', { name: 'Containers and other equipment' })).toBeNull();
    unmount();
    showFile();
    expect((await heading(/^Cargo/)).ariaExpanded).toBe('true');
    expect((await heading(/^Containers/)).ariaExpanded).toBe('false');
  });

  test('a section is chosen from a list, which opens it', async () => {
    const { user } = showFile();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Section' }), 'Cargo (1)');
    await waitFor(async () => expect((await heading(/^Cargo/)).ariaExpanded).toBe('true'));
    await user.click(screen.getByRole('button', { name: 'Record milestone' }));
    expect(await screen.findByLabelText(/^When/)).toBeDefined();
  });

  test('the other actions are in a menu', async () => {
    const { user } = showFile();
    await user.click(await screen.findByRole('button', { name: `More for ${NUMBER}` }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Tracking page',
      'Edit details',
      'Edit shipment',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Edit details' }));
    expect(await screen.findByRole('button', { name: 'Save' })).toBeDefined();
  });
});
