export const CONSOLE_TABS = ['operations', 'documents', 'business', 'clients'] as const;
export type ConsoleTab = (typeof CONSOLE_TABS)[number];

/** The tab that stands in the address; operations where it names none. */
export function readTab(parameters: URLSearchParams): ConsoleTab {
  return CONSOLE_TABS.find((tab) => tab === parameters.get('tab')) ?? 'operations';
}

/**
 * The parameters of a tab. It leaves behind what was asked of the others, but the shipment that was opened last is
 * the one whose documents are wanted.
 */
export function parametersOf(tab: ConsoleTab, selected: string | null): Record<string, string> {
  if (tab === 'operations') return {};
  return tab === 'documents' && selected ? { tab, shipment: selected } : { tab };
}
