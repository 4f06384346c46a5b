import insuranceDay from './pictures/insurance-day.png';
import insuranceNight from './pictures/insurance-night.png';
import routesDay from './pictures/routes-day.png';
import routesNight from './pictures/routes-night.png';
import trackingDay from './pictures/tracking-day.png';
import trackingNight from './pictures/tracking-night.png';
import type { Picture } from './product-picture.tsx';

/** Pictures of the product. `npm run pictures` takes them again; sizes in CSS pixels as in scripts/pictures/scenes.ts. */
export const tracking: Picture = {
  day: trackingDay,
  night: trackingNight,
  width: 1056,
  height: 392,
  alt: 'Tracking page: the estimated delivery day, whether it is on time, the journey, and what happens now and next with place and local time',
};

export const routes: Picture = {
  day: routesDay,
  night: routesNight,
  width: 672,
  height: 372,
  alt: 'Route options of a booking: a chart of the cost against the days of each mode',
};

export const insurance: Picture = {
  day: insuranceDay,
  night: insuranceNight,
  width: 672,
  height: 372,
  alt: 'End of a booking: delivery day, indicative price and the cover offered for the cargo’s value',
  position: 'bottom',
};
