import type { MapColours } from '../map-colours.ts';
import type { Ground } from '../map-provider.ts';

/** The map shows roads from this zoom. */
export const ROADS_ZOOM = 7;

/** Google's base map without points of interest and transit, in the chart's colours. */
export function groundStyles(ground: Ground, zoom: number, colours: MapColours): google.maps.MapTypeStyle[] {
  const hidden = ['poi', 'transit', ...(zoom < ROADS_ZOOM ? ['road'] : [])].map((featureType) => ({
    featureType,
    stylers: [{ visibility: 'off' }],
  }));
  if (ground === 'satellite') return hidden;
  return [
    coloured('water', 'geometry', colours.water),
    coloured('landscape', 'geometry', colours.land),
    coloured('administrative', 'geometry.stroke', colours.landline),
    coloured('road', 'geometry', colours.landline),
    coloured('all', 'labels.text.fill', colours.ink_2),
    coloured('all', 'labels.text.stroke', colours.land),
    coloured('water', 'labels.text.stroke', colours.water),
    { elementType: 'labels.icon', stylers: [{ visibility: 'off' }] },
    ...hidden,
  ];
}

function coloured(featureType: string, elementType: string, colour: string): google.maps.MapTypeStyle {
  return { featureType, elementType, stylers: [{ color: hex(colour) }] };
}

/** `rgb(242, 234, 209)` as `#f2ead1`, the only notation that Google's styles accept. */
function hex(colour: string): string {
  const channels = colour.match(/\d+/g) ?? [];
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}
