/** The tracking field's `aria-describedby` references this id. */
export const NOT_FOUND_ID = 'no-shipment-found';
