import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
// Loaded before it is needed.
import '#web/forms/leave-guard/leave-guard.tsx';
import { GuardedPage } from '#web/forms/leave-guard/guarded-page.tsx';
import { TEMPLATES } from '#web/gallery/customer-fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { SaveTemplateButton } from './save-template-button.tsx';
import { TemplateList } from './template-list.tsx';
import { TemplateSection } from './template-section.tsx';
import { TemplatesDialog } from './templates-dialog.tsx';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

const [BRASS] = TEMPLATES;
const name = BRASS?.name ?? '';

function open(responses: Parameters<typeof serve>[0] = {}, mayBook = true) {
  const calls = serve({ 'bookingTemplates.list': () => ({ templates: TEMPLATES }), ...responses });
  const inputOf = (operation: string) => calls.find((call) => call.operation === operation)?.input;
  return { inputOf, ...renderPiece(<TemplateSection mayBook={mayBook} />) };
}

test('templates show their lane and cargo, and start a booking', async () => {
  open();
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toContain('Houston, US');
  expect(row.textContent).toContain('Brass valves');
  expect(
    within(row)
      .getByRole('link', { name: `Book with ${name}` })
      .getAttribute('href'),
  ).toBe(`/create-shipment?template=${BRASS?.id}`);
});

test('who may not book only reads them', async () => {
  open({}, false);
  expect(await screen.findByText(name)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a template is renamed; a taken name is refused and stays', async () => {
  let refuses = true;
  const { user, inputOf } = open({
    'bookingTemplates.rename': () => {
      if (refuses) throw refusal('NAME_TAKEN', 'A template already has this name. Choose another.');
      return BRASS;
    },
  });
  await user.click(await screen.findByRole('button', { name: `Rename ${name}` }));
  const input = screen.getByLabelText<HTMLInputElement>('Name of the template');
  await user.clear(input);
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText('Enter a name.')).toBeDefined();
  await user.type(input, 'Weekly');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText(/A template already has this name/)).toBeDefined();
  expect(input.value).toBe('Weekly');
  refuses = false;
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'Template renamed' }]));
  expect(inputOf('bookingTemplates.rename')).toEqual({ id: BRASS?.id, name: 'Weekly' });
});

test('a template that someone else renamed is shown before its name is replaced', async () => {
  let stored = BRASS;
  const versions: (string | null)[] = [];
  const { user } = open({
    'bookingTemplates.list': () => ({ templates: [stored] }),
    'bookingTemplates.rename': (_: never, headers: Headers) => {
      versions.push(headers.get('if-match'));
      if (versions.length > 1) return stored;
      stored = BRASS && { ...BRASS, name: 'Valves', updated_at: new Date(BRASS.updated_at.getTime() + 1) };
      throw refusal('PRECONDITION_FAILED', 'Someone else has changed this template.', 412);
    },
  });
  await user.click(await screen.findByRole('button', { name: `Rename ${name}` }));
  const input = screen.getByLabelText<HTMLInputElement>('Name of the template');
  await user.clear(input);
  await user.type(input, 'Weekly');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText('Someone else changed this template.')).toBeDefined();
  expect(screen.getByText(/is now Valves; you entered Weekly/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Load the newer version' }));
  expect(input.value).toBe('Weekly');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'Template renamed' }]));
  const version = BRASS?.updated_at.getTime() ?? 0;
  expect(versions).toEqual([`"${version}"`, `"${version + 1}"`]);
});

test('a new name is not lost with the page nor with the dialog', async () => {
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  serve({ 'bookingTemplates.list': () => ({ templates: TEMPLATES }) });
  const page = renderPiece(
    <GuardedPage>
      <TemplateSection mayBook />
    </GuardedPage>,
  );
  await page.user.click(await screen.findByRole('button', { name: `Rename ${name}` }));
  expect(leaves()).toBe(true);
  await page.user.type(screen.getByLabelText('Name of the template'), ' weekly');
  await waitFor(() => expect(leaves()).toBe(false));
  page.unmount();
  const { user } = renderPiece(<TemplatesDialog onClose={() => {}} />);
  await user.click(await screen.findByRole('button', { name: `Rename ${name}` }));
  await user.type(screen.getByLabelText('Name of the template'), ' weekly');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Keep editing' })).toBeDefined();
});

test('another template is booked only after the new name is saved or discarded', async () => {
  const other = BRASS && { ...BRASS, id: '01900000-0000-7000-8000-000000000062', name: 'Lamps to Oslo' };
  serve({ 'bookingTemplates.list': () => ({ templates: [BRASS, other] }) });
  const onClose = vi.fn();
  const { user, address } = renderPiece(<TemplatesDialog onClose={onClose} />, { at: '/create-shipment' });
  await user.click(await screen.findByRole('button', { name: `Rename ${name}` }));
  await user.type(screen.getByLabelText('Name of the template'), ' weekly');
  await user.click(screen.getByRole('link', { name: 'Book with Lamps to Oslo' }));
  expect(await screen.findByRole('button', { name: 'Keep editing' })).toBeDefined();
  expect([onClose.mock.calls, address()]).toEqual([[], '/create-shipment']);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(address()).toBe(`/create-shipment?template=${other?.id}`));
  expect(onClose).toHaveBeenCalled();
});

test('a template is deleted after a question', async () => {
  const { user, inputOf } = open({ 'bookingTemplates.remove': () => ({}) });
  await user.click(await screen.findByRole('button', { name: `Delete ${name}` }));
  const question = within(screen.getByRole('alertdialog', { name: `Delete ${name}?` }));
  await user.click(question.getByRole('button', { name: 'Delete template' }));
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'Template deleted' }]));
  expect(inputOf('bookingTemplates.remove')).toEqual({ id: BRASS?.id });
});

test('without templates the dialog says how to save one; a failure can be retried', async () => {
  serve({ 'bookingTemplates.list': () => ({ templates: [] }) });
  const { unmount } = renderPiece(<TemplatesDialog onClose={() => {}} />);
  expect(await screen.findByText('No templates yet')).toBeDefined();
  unmount();
  serve({ 'bookingTemplates.list': lost });
  renderPiece(<TemplateList mayBook />);
  expect(await screen.findByText('The templates could not be loaded.')).toBeDefined();
});

test('the booking of a shipment is saved with a name', async () => {
  const calls = serve({ 'bookingTemplates.create': () => BRASS });
  const { user } = renderPiece(<SaveTemplateButton tracking_number="GS104588210" />);
  await user.click(screen.getByRole('button', { name: 'Save as template' }));
  const form = within(await screen.findByRole('dialog', { name: 'Save as template' }));
  await user.type(form.getByLabelText('Name of the template'), name);
  await user.click(form.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls).toEqual([
    { operation: 'bookingTemplates.create', input: { name, tracking_number: 'GS104588210' } },
  ]);
  expect(shownToasts()).toMatchObject([{ title: 'Template saved' }]);
});

test('Escape does not lose the name of a new template', async () => {
  const { user } = renderPiece(<SaveTemplateButton tracking_number="GS104588210" />);
  await user.click(screen.getByRole('button', { name: 'Save as template' }));
  await user.type(await screen.findByLabelText('Name of the template'), 'Weekly');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText<HTMLInputElement>('Name of the template').value).toBe('Weekly');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
