import { expect, it } from 'vitest';
import { withLateStart } from './late-start.ts';

const page = [
  '<head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><link rel="preload" href="/f.woff2"/></head>',
  '<body><h1>Text</h1><script type="module" async="">import "/a.js"</script></body>',
].join('');

it('stores the modules as inert text with their preloads', () => {
  expect(withLateStart(page)).toContain(
    '<script type="text/plain" id="page-modules" data-preload="/a.js /b.js">import "/a.js"</script>',
  );
});

it('removes module scripts and preloads, and keeps everything else', () => {
  const late = withLateStart(page);
  expect(late).not.toContain('modulepreload" href');
  expect(late).not.toContain('type="module"');
  expect(late).toContain('<link rel="preload" href="/f.woff2"/>');
  expect(late).toContain('<h1>Text</h1>');
});

it('does not change a page without scripts', () => {
  expect(withLateStart('<body><h1>Text</h1></body>')).toBe('<body><h1>Text</h1></body>');
});
