/** The map's frame: fills the window's height on a wide screen; above the list on a narrow one. */
export const MAP_FRAME = 'relative h-[60vh] overflow-hidden rounded-md lg:h-auto lg:min-h-0 lg:flex-1';
/** The list beside a full-width map. */
export const LIST_BESIDE = 'flex flex-col gap-3 lg:grid lg:h-(--room) lg:grid-cols-[minmax(0,1fr)_20rem]';
/** A map beside the table. */
export const FULL_MAP = 'flex flex-col gap-3 lg:h-(--room)';
