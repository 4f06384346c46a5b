const CONSOLE_TABS = ['operations', 'documents', 'business', 'clients'] as const;
export type ConsoleTab = (typeof CONSOLE_TABS)[number];

/** The tab from the URL. Defaults to operations. */
export function readTab(parameters: URLSearchParams): ConsoleTab {
  return CONSOLE_TABS.find((tab) => tab === parameters.get('tab')) ?? 'operations';
}

/**
 * The URL parameters of a tab. Switching tabs drops the other tabs' filters, but the documents tab keeps the shipment
 * that was opened last.
 */
export function parametersOf(tab: ConsoleTab, selected: string | null): Record<string, string> {
  if (tab === 'operations') return {};
  return tab === 'documents' && selected ? { tab, shipment: selected } : { tab };
}
