/** Addresses of the console only, apart from those that every page loads. One screen, because every page lists all screens. */
export const billPaths = {
  list: () => '/admin/supplier-bills',
  bill: (id: string) => `/admin/supplier-bills?bill=${id}`,
  /** The form of a new bill, optionally with the costs of a shipment. */
  record: (shipment = '') => `/admin/supplier-bills?record=${encodeURIComponent(shipment)}`,
} as const;
