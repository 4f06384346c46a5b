import type { TransportMode } from '#domain/routing/transport-mode.ts';

/** The chart's colours in the current theme, in a notation that all map engines accept. */
export interface MapColours {
  water: string;
  outer_shoal: string;
  inner_shoal: string;
  land: string;
  landline: string;
  ink: string;
  ink_2: string;
  live: string;
  late: string;
  held: string;
  modes: Record<TransportMode, string>;
}

export function readMapColours(): MapColours {
  const tokens = getComputedStyle(document.documentElement);
  const colour = (token: string) => inRgb(tokens.getPropertyValue(token));
  return {
    water: colour('--surface'),
    outer_shoal: colour('--shoal-2'),
    inner_shoal: colour('--shoal-3'),
    land: colour('--land'),
    landline: colour('--landline'),
    ink: colour('--ink'),
    ink_2: colour('--ink-2'),
    live: colour('--live'),
    late: colour('--danger'),
    held: colour('--st-customs-dot'),
    modes: {
      road: colour('--mode-road'),
      air: colour('--mode-air'),
      sea: colour('--mode-sea'),
      rail: colour('--mode-rail'),
    },
  };
}

/** Calls back when the theme changes. Returns the unsubscribe function. */
export function onThemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
  return () => observer.disconnect();
}

/** Converts a colour to sRGB by painting one pixel, because map engines don't support oklch(). */
function inRgb(colour: string): string {
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!brush) return colour;
  brush.fillStyle = colour.trim();
  brush.fillRect(0, 0, 1, 1);
  const [red, green, blue] = brush.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
