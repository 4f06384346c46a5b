import type { Role } from '#domain/people/role.ts';
import { paths } from '#web/paths.ts';
import { consoleScreens } from '../console-screens.ts';
import { BUILT_IN_VIEWS } from '../shipments/views/built-in-views.ts';

type PaletteAct = 'sync' | 'day' | 'night' | 'system' | 'shortcuts' | 'disconnect';

/** A palette item that navigates (`to`) or runs an action (`act`). */
export interface PaletteItem {
  /** Unique in the palette. */
  id: string;
  label: string;
  detail?: string | undefined;
  to?: string;
  act?: PaletteAct;
  /** Additional search keywords. */
  keywords?: string;
}

/** The screens that the palette can open. */
export function palettePages(person: { role: Role }): PaletteItem[] {
  const tab = (label: string, to: string, keywords = ''): PaletteItem => ({ id: to, label, to, keywords });
  return [
    tab('Operations', paths.admin(), 'fleet shipments table'),
    tab('Documents', paths.admin({ tab: 'documents' }), 'bill waybill invoice test tools tracking data'),
    tab('Business', paths.admin({ tab: 'business' }), 'quotes'),
    tab('Clients', paths.admin({ tab: 'clients' }), 'people roles users'),
    ...BUILT_IN_VIEWS.map(({ name, label }) => ({
      id: `view ${name}`,
      label: `${label} shipments`,
      detail: 'View',
      to: `${paths.admin()}?view=${name}`,
      keywords: 'view',
    })),
    ...consoleScreens(person)
      .flat()
      .filter(({ to }) => !to.startsWith(`${paths.admin()}?`) && to !== paths.admin())
      .map(({ label, to }) => ({ id: to, label, to })),
    tab('Track a shipment', paths.track(), 'public tracking'),
    tab('Notifications', paths.notifications(), 'bell'),
    tab('Settings', paths.settings(), 'profile password'),
  ];
}

export const PALETTE_ACTIONS: readonly PaletteItem[] = [
  { id: 'create', label: 'Create shipment', to: paths.createShipment(), keywords: 'new book' },
  { id: 'sync', label: 'Sync data', act: 'sync', keywords: 'refresh reload' },
  { id: 'night', label: 'Theme: Dark', act: 'night', keywords: 'dark theme' },
  { id: 'day', label: 'Theme: Light', act: 'day', keywords: 'light theme' },
  { id: 'system', label: 'Theme: System', act: 'system', keywords: 'theme' },
  { id: 'shortcuts', label: 'Keyboard shortcuts', act: 'shortcuts', keywords: 'help ?' },
  { id: 'disconnect', label: 'Disconnect', act: 'disconnect', keywords: 'sign out log' },
];

/** Items in which every typed word is the prefix of some word, in order. All items for empty input. */
export function itemsNamed(items: readonly PaletteItem[], typed: string): PaletteItem[] {
  const prefixes = tokenize(typed);
  return items.filter(({ label, keywords = '' }) => {
    const words = tokenize(`${label} ${keywords}`);
    return prefixes.every((prefix) => words.some((word) => word.startsWith(prefix)));
  });
}

function tokenize(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}
