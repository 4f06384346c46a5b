/** Addresses of the console only, apart from those that every page loads. */
export const billPaths = {
  list: () => '/admin/supplier-bills',
  bill: (id: string) => `/admin/supplier-bills/${id}`,
  /** The form of a new bill, optionally with the costs of a shipment. */
  record: (shipment?: string) =>
    `/admin/supplier-bills/new${shipment ? `?shipment=${encodeURIComponent(shipment)}` : ''}`,
} as const;
