import { geoNaturalEarth1 } from 'd3-geo';

/** The sheet's size in SVG units; screens crop it. */
export const sheet = { width: 1440, height: 760 };
/** Margin beyond the sheet for tall crops. */
const bleed = { side: 40, top: 60, bottom: 240 };

/** Natural Earth I around 150° east. */
export function pacificProjection() {
  return geoNaturalEarth1()
    .rotate([-150, -8])
    .scale(330)
    .translate([sheet.width * 0.56, sheet.height * 0.52])
    .clipExtent([
      [-bleed.side, -bleed.top],
      [sheet.width + bleed.side, sheet.height + bleed.bottom],
    ]);
}
