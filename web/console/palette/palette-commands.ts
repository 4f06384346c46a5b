import type { Role } from '#domain/people/role.ts';
import { paths } from '#web/paths.ts';
import { consoleScreens } from '../console-screens.ts';
import { BUILT_IN_VIEWS } from '../shipments/built-in-views.ts';

export type PaletteAct = 'sync' | 'day' | 'night' | 'system' | 'shortcuts' | 'disconnect';

/** Something the palette goes to (`to`) or does (`act`). */
export interface PaletteItem {
  /** Unique in the palette. */
  id: string;
  label: string;
  detail?: string | undefined;
  to?: string;
  act?: PaletteAct;
  /** Further words it is found by. */
  also?: string;
}

/** Where somebody can go from anywhere in the console. */
export function palettePages(person: { role: Role }): PaletteItem[] {
  const tab = (label: string, to: string, also = ''): PaletteItem => ({ id: to, label, to, also });
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
      also: 'view',
    })),
    ...consoleScreens(person).map(({ label, to }) => ({ id: to, label, to })),
    tab('Track a shipment', paths.track(), 'public tracking'),
    tab('Notifications', paths.notifications(), 'bell'),
    tab('Settings', paths.settings(), 'profile password'),
  ];
}

export const PALETTE_ACTIONS: readonly PaletteItem[] = [
  { id: 'create', label: 'Create shipment', to: paths.createShipment(), also: 'new book' },
  { id: 'sync', label: 'Sync data', act: 'sync', also: 'refresh reload' },
  { id: 'night', label: 'Night appearance', act: 'night', also: 'dark theme' },
  { id: 'day', label: 'Day appearance', act: 'day', also: 'light theme' },
  { id: 'system', label: 'Appearance of the system', act: 'system', also: 'theme' },
  { id: 'shortcuts', label: 'Keyboard shortcuts', act: 'shortcuts', also: 'help ?' },
  { id: 'disconnect', label: 'Disconnect', act: 'disconnect', also: 'sign out log' },
];

/** Those whose words begin with all that is typed, in their order; all of them for nothing. */
export function itemsNamed(items: readonly PaletteItem[], typed: string): PaletteItem[] {
  const wanted = wordsOf(typed);
  return items.filter(({ label, also = '' }) => {
    const words = wordsOf(`${label} ${also}`);
    return wanted.every((wish) => words.some((word) => word.startsWith(wish)));
  });
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}
