/** Form or list on the left, 60 %; the map on the right. On a phone the map comes first. */
export const COLUMNS = 'grid grid-cols-1 gap-x-8 gap-y-1 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]';
