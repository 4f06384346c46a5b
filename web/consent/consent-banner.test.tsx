import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { CONSENT_KEY, currentConsent, EVERYTHING, NOTHING } from './consent.ts';
import { ConsentBanner } from './consent-banner.tsx';

/** jsdom has the element, but neither opens nor closes it. */
beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  localStorage.removeItem(CONSENT_KEY);
});

function page() {
  return renderPiece(
    <>
      <ConsentBanner />
      <main id="main" tabIndex={-1}>
        Content
      </main>
    </>,
  );
}

const banner = () => screen.getByRole('region');
const button = (name: RegExp) => within(banner()).getByRole('button', { name });

test('before a choice, nothing optional is allowed', () => {
  page();
  expect(currentConsent()).toBeNull();
});

test('the banner explains itself and links to the policy', () => {
  page();
  expect(within(banner()).getByRole('link').getAttribute('href')).toBe('/cookie-policy');
});

test.each([
  [/reject|refuse|decline|necessary|essential/i, NOTHING],
  [/accept/i, EVERYTHING],
])('%s is stored, and the focus moves to the page', async (name, consent) => {
  const { user } = page();
  document.documentElement.dataset.consent = 'ask';
  await user.click(button(name));
  expect(currentConsent()).toMatchObject(consent);
  expect(document.documentElement.dataset.consent).toBeUndefined();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

async function settings() {
  const rendered = page();
  await rendered.user.click(within(banner()).getAllByRole('button').at(-1) as HTMLElement);
  return { ...rendered, dialog: within(screen.getByRole('dialog')) };
}

test('in the settings, the essential category is on and cannot be turned off', async () => {
  const { dialog } = await settings();
  const [essential, ...optional] = dialog.getAllByRole<HTMLInputElement>('checkbox');
  expect([essential?.checked, essential?.disabled]).toEqual([true, true]);
  expect(optional.map(({ checked, disabled }) => [checked, disabled])).toEqual(
    optional.map(() => [false, false]),
  );
});

test('a single category can be allowed', async () => {
  const { user, dialog } = await settings();
  const functional = dialog
    .getAllByRole<HTMLInputElement>('checkbox')
    .find(({ name }) => name === 'functional') as HTMLInputElement;
  await user.click(functional);
  await user.click(dialog.getByRole('button', { name: /save/i }));
  expect(currentConsent()).toMatchObject({ ...NOTHING, functional: true });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Cancel changes nothing and forgets what was ticked', async () => {
  const { user, dialog } = await settings();
  await user.click(dialog.getAllByRole('checkbox')[1] as HTMLElement);
  await user.click(dialog.getByRole('button', { name: /cancel/i }));
  expect(currentConsent()).toBeNull();
  await user.click(within(banner()).getAllByRole('button').at(-1) as HTMLElement);
  expect(
    dialog
      .getAllByRole<HTMLInputElement>('checkbox')
      .slice(1)
      .some(({ checked }) => checked),
  ).toBe(false);
});

test('the settings start from the stored choice', async () => {
  const { user } = page();
  await user.click(button(/accept/i));
  await act(async () => {});
  await user.click(within(banner()).getAllByRole('button').at(-1) as HTMLElement);
  const boxes = within(screen.getByRole('dialog')).getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.every(({ checked }) => checked)).toBe(true);
});
