import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { publicPages } from '#content/pages.ts';
import { airFreight, airServices } from '#content/services/air-freight.ts';
import { customsClearance } from '#content/services/customs-clearance.ts';
import { containers, oceanFreight, portsServed } from '#content/services/ocean-freight.ts';
import { railFreight } from '#content/services/rail-freight.ts';
import { roadTransport } from '#content/services/road-transport.ts';
import type { ServicePageText } from '#content/services/service-page.ts';
import { warehousing } from '#content/services/warehousing.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import AirFreightPage from './air-freight-page.tsx';
import CustomsClearancePage from './customs-clearance-page.tsx';
import OceanFreightPage from './ocean-freight-page.tsx';
import RailFreightPage from './rail-freight-page.tsx';
import RoadTransportPage from './road-transport-page.tsx';
import WarehousingPage from './warehousing-page.tsx';

const PAGES: [ServicePageText, ComponentType][] = [
  [oceanFreight, OceanFreightPage],
  [airFreight, AirFreightPage],
  [roadTransport, RoadTransportPage],
  [railFreight, RailFreightPage],
  [customsClearance, CustomsClearancePage],
  [warehousing, WarehousingPage],
];

const hrefs = (name: string) => [
  ...new Set(screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))),
];

describe.each(PAGES)('$slug', (service, Page) => {
  test('has one title, which the breadcrumb ends with', () => {
    renderPiece(<Page />);
    const { title } = publicPages[service.page];
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
      title,
    ]);
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(crumbs.getByText(title).getAttribute('aria-current')).toBe('page');
  });

  test('leads to the quote form with its mode, and to the contact form', () => {
    renderPiece(<Page />);
    const { quote_mode } = service;
    expect(hrefs('Request a Quote')).toContain(quote_mode ? `/quote?mode=${quote_mode}` : '/quote');
    expect(hrefs('Contact')).toContain('/contact');
  });

  test('states its figures in tables with captions and row headers', () => {
    renderPiece(<Page />);
    const tables = screen.getAllByRole('table');
    expect(tables.length).toBeGreaterThan(0);
    for (const table of tables) {
      expect(table.querySelector('caption')?.textContent).toBeTruthy();
      expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(1);
    }
  });

  test('shows its key figures and the steps in their order', () => {
    renderPiece(<Page />);
    for (const { label } of service.key_figures) expect(screen.getAllByText(label).length).toBeGreaterThan(0);
    const steps = within(screen.getByRole('region', { name: 'How it works' })).getAllByRole('listitem');
    expect(steps).toHaveLength(service.steps.length);
    for (const [index, { title }] of service.steps.entries())
      expect(steps[index]?.textContent).toContain(title);
  });
});

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('each container has its volume and its weight, and the ports add up to what is claimed', () => {
  renderPiece(<OceanFreightPage />);
  for (const { name, volume_cbm, max_weight_kg } of containers) {
    const row = screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement;
    expect(cells(row)).toContain(String(volume_cbm));
    expect(cells(row)).toContain(max_weight_kg.toLocaleString('en-US'));
  }
  const total = screen.getByRole('rowheader', { name: 'All regions' }).closest('tr') as HTMLElement;
  expect(cells(total)).toContain(portsServed);
});

test('each air service has its days from and to', () => {
  renderPiece(<AirFreightPage />);
  for (const { name, from_days, to_days } of airServices) {
    const row = screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement;
    expect(cells(row)).toContain(`${from_days}-${to_days}`);
  }
});
