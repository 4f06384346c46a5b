/** Map and list: on a wide screen they end with the window, on a narrow one the list follows the map. */
export const MAP_FRAME = 'relative h-[60vh] overflow-hidden rounded-md lg:h-auto lg:min-h-0 lg:flex-1';
/** Where the map has the whole width, the list stands beside it. */
export const LIST_BESIDE = 'flex flex-col gap-3 lg:grid lg:h-(--room) lg:grid-cols-[minmax(0,1fr)_20rem]';
/** Where the map stands beside the table, the list stands below it. */
export const LIST_BELOW = 'flex flex-col gap-3 lg:h-(--room)';
