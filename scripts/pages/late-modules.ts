/**
 * The same page with its module preloads at the end of the body and at low priority, so that style, fonts
 * and the words come first: measured, they otherwise share the line with 120 kB of script.
 */
export function withLateModules(html: string): string {
  const preloads: string[] = [];
  const rest = html.replace(/<link rel="modulepreload"[^>]*>/g, (link) => {
    preloads.push(link.replace('<link ', '<link fetchpriority="low" '));
    return '';
  });
  return rest.replace(
    '<script type="module"',
    `${preloads.join('')}<script type="module" fetchpriority="low"`,
  );
}
