import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx';

function Portal({ open = 'shipments' }: { open?: string }) {
  return (
    <Tabs defaultValue={open}>
      <TabList aria-label="Portal">
        <Tab value="shipments">Shipments</Tab>
        <Tab value="invoices">Invoices</Tab>
        <Tab value="documents">Documents</Tab>
      </TabList>
      <TabPanel value="shipments">Three shipments</TabPanel>
      <TabPanel value="invoices">No invoices</TabPanel>
      <TabPanel value="documents">Two documents</TabPanel>
    </Tabs>
  );
}

test('a panel is named by its tab, and only the chosen one is shown', async () => {
  const { user } = renderPiece(<Portal />);
  expect(screen.getByRole('tabpanel', { name: 'Shipments' }).textContent).toBe('Three shipments');
  await user.click(screen.getByRole('tab', { name: 'Invoices' }));
  expect(screen.getByRole('tabpanel', { name: 'Invoices' }).textContent).toBe('No invoices');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
});

test('arrow keys, Home and End choose; Tab leads into the panel', async () => {
  const { user } = renderPiece(<Portal />);
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(chosen()).toBe('Invoices');
  await user.keyboard('{End}');
  expect(chosen()).toBe('Documents');
  await user.keyboard('{ArrowRight}');
  expect(chosen()).toBe('Shipments');
  await user.keyboard('{Home}');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});

test('a clicked tab has no focus ring until a key is pressed', async () => {
  const { user } = renderPiece(<Portal />);
  const tab = screen.getByRole('tab', { name: 'Invoices' });
  await user.click(tab);
  expect(tab.dataset.noRing).toBe('');
  await user.keyboard('{Shift}');
  expect(tab.dataset.noRing).toBeUndefined();
});

test('a tab that is out of sight is scrolled to when it is open at first', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { right: this.getAttribute('role') === 'tab' ? 400 : 360 } as DOMRect;
  });
  renderPiece(<Portal open="documents" />);
  expect(screen.getByRole('tablist').scrollLeft).toBe(40);
  vi.restoreAllMocks();
});
