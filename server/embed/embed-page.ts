import { company } from '#content/company.ts';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { dayText, localTimeText } from '#domain/calendar/local-time.ts';
import { placeLabel } from '#domain/places/place-label.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { statusLabel } from '#domain/shipments/status.ts';
import { punctualityText } from '#domain/tracking/punctuality-text.ts';
import { escapeHtml as text } from '../pages/escape-html.ts';

export const EMBED_THEMES = ['light', 'dark', 'auto'] as const;
export interface EmbedAppearance {
  theme: (typeof EMBED_THEMES)[number];
  /** '#0c5866' */
  accent: string;
}

interface Page {
  appearance: EmbedAppearance;
  style: string;
  script: string;
  title: string;
  main: string;
}

const EVENTS = 4;
const LOCALE = 'en-GB';

/** A complete page: its style and script are in it, so that it loads nothing. */
export function embedPage({ appearance, style, script, title, main }: Page): string {
  return `<!doctype html>
<html lang="en" data-theme="${appearance.theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${main}
</main>
<script>${script}</script>
</body>
</html>
`;
}

/** What visitors see first on the tracking page: status, delivery, lane and the latest events. */
export function shipmentMain(shipment: TrackedShipment, publicUrl: string): string {
  const { tracking_number, status, days_late, delay_reason, events } = shipment;
  const url = `${publicUrl}/track/${encodeURIComponent(tracking_number)}`;
  const { arrival, caption } = arrivalOf(shipment);
  const punctuality = [punctualityText(shipment), delay_reason].filter(Boolean).join(' · ');
  return `<header>
<h1>${text(tracking_number)}</h1>
<span class="status">${text(statusLabel(status))}</span>
${shipment.test ? '<span class="test">Test</span>' : ''}
</header>
<p class="arrival">${text(arrival)}</p>
<p class="caption">${text(caption)}</p>
${punctuality ? `<p class="${days_late > 0 ? 'late' : 'caption'}">${text(punctuality)}</p>` : ''}
<p class="lane">${text(placeLabel(shipment.origin_city, shipment.origin_country))} → ${text(placeLabel(shipment.destination_city, shipment.destination_country))}</p>
${progressOf(shipment)}
<ol aria-label="Latest events">
${events
  .slice(0, EVENTS)
  .map(
    ({
      description,
      status: step,
      location,
      occurred_at,
      time_zone,
    }) => `<li>${text(description || statusLabel(step))}
<div class="caption">${text(location)} · <time datetime="${occurred_at.toISOString()}">${text(localTimeText(occurred_at, time_zone ?? 'UTC', LOCALE))}</time></div></li>`,
  )
  .join('\n')}
</ol>
<footer><a href="${text(url)}" target="_blank" rel="noopener">Details at ${text(company.brand)}</a></footer>`;
}

/** Why there is nothing to see. */
export function noticeMain(title: string, advice: string): string {
  return `<p class="arrival">${text(title)}</p>\n<p class="caption">${text(advice)}</p>`;
}

function arrivalOf({ status, estimated_delivery_day: day }: TrackedShipment): {
  arrival: string;
  caption: string;
} {
  if (status === 'cancelled') return { arrival: 'Cancelled', caption: 'This shipment will not be delivered' };
  const arrival = day ? dayText(day, LOCALE) : 'Day not known';
  return { arrival, caption: status === 'delivered' ? 'Delivered' : 'Estimated delivery' };
}

/** Drawn, because the page’s policy allows no styles of elements. */
function progressOf({ status, live }: TrackedShipment): string {
  const percent = isActive(status) ? Math.round(live?.progress ?? 0) : status === 'delivered' ? 100 : 0;
  return `<div class="progress" role="img" aria-label="${percent} % of the way"><svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true"><rect width="${percent}" height="1"/></svg></div>`;
}
