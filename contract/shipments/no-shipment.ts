export const NO_SHIPMENT = { status: 404, message: 'No such shipment.' } as const;
