import { expect, it } from 'vitest';
import { withLateStart } from './late-start.ts';

const page = [
  '<head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><link rel="preload" href="/f.woff2"/></head>',
  '<body><h1>Words</h1><script type="module" async="">import "/a.js"</script></body>',
].join('');

it('keeps the modules as text that no browser runs, with what to preload when they start', () => {
  expect(withLateStart(page)).toContain(
    '<script type="text/plain" id="page-modules" data-preload="/a.js /b.js">import "/a.js"</script>',
  );
});

it('leaves no module to load with the page, and everything else', () => {
  const late = withLateStart(page);
  expect(late).not.toContain('modulepreload" href');
  expect(late).not.toContain('type="module"');
  expect(late).toContain('<link rel="preload" href="/f.woff2"/>');
  expect(late).toContain('<h1>Words</h1>');
});

it('leaves a page without script as it is', () => {
  expect(withLateStart('<body><h1>Words</h1></body>')).toBe('<body><h1>Words</h1></body>');
});
