import { company } from '#content/company.ts';
import { capitalize } from '#domain/validation/capitalize.ts';
import { escapeHtml } from '../pages/escape-html.ts';
import { EXPORTED_AREAS, type ExportedArea } from './exported-areas.ts';
import type { OwnRecords } from './own-records.ts';

const STYLE = `body{margin:0;background:#f7fafb;color:#0c212a;font:16px/24px system-ui,Arial,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1.5rem 4rem}h1{font-size:2rem;line-height:2.5rem}h2{margin-top:3rem;border-top:1px solid #cfdde1;padding-top:1.5rem}
p,dt,summary,.none{color:#56686f}section section{margin:1.5rem 0}h3{margin:0 0 .5rem}
article{background:#fff;border:1px solid #cfdde1;border-radius:6px;padding:.75rem 1rem;margin:.5rem 0}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.125rem 1rem;margin:0}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
@media(max-width:40rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}`;

/**
 * All of a person’s records as a self-contained page without scripts or external resources. All values are
 * escaped.
 */
export function dataPage(records: readonly OwnRecords[], made_at: Date): string {
  const areas = (Object.keys(EXPORTED_AREAS) as ExportedArea[]).map((area) =>
    areaSection(
      area,
      records.filter((one) => one.area === area),
    ),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your data</title><style>${STYLE}</style></head><body><main>
<h1>Your data at ${escapeHtml(company.brand)}</h1>
<p>As of ${escapeHtml(made_at.toUTCString())}. The folder json has the same data as JSON.</p>
${areas.join('\n')}
</main></body></html>`;
}

function areaSection(area: ExportedArea, lists: readonly OwnRecords[]): string {
  return `<section><h2>${escapeHtml(labelOf(area))}</h2><p>${escapeHtml(EXPORTED_AREAS[area])}.</p>
${lists.map(listSection).join('\n')}</section>`;
}

function listSection({ name, rows, capped }: OwnRecords): string {
  const entries = rows.map(
    (row) =>
      `<article><dl>${Object.entries(row)
        .filter(([, value]) => value !== null && value !== '')
        .map(
          ([field, value]) => `<dt>${escapeHtml(labelOf(field))}</dt><dd>${escapeHtml(textOf(value))}</dd>`,
        )
        .join('')}</dl></article>`,
  );
  return `<section><h3>${escapeHtml(labelOf(name))} (${rows.length}${capped ? ' of more' : ''})</h3>${entries.join('\n') || '<p class="none">None.</p>'}</section>`;
}

/** 'Cargo weight' for 'cargo_weight', 'Email verified' for 'email_verified'. */
function labelOf(name: string): string {
  const text = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();
  return capitalize(text);
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toUTCString();
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}
