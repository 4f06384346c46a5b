/** Attributions of the data on every map. Imagery adds its own. */
export const WORLD_CREDIT = 'Land: Natural Earth';
export const PLACES_CREDIT = 'Places: GeoNames';
export const IMAGERY_CREDIT = 'Imagery: NASA Blue Marble';
export const NOT_FOR_NAVIGATION = 'Not for navigation';
