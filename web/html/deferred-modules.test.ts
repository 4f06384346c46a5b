import { expect, it } from 'vitest';
import { withDeferredModules } from './deferred-modules.ts';

const page = [
  '<head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><link rel="preload" href="/f.woff2"/></head>',
  '<body><h1>Text</h1><script type="module" async="">import "/a.js"</script></body>',
].join('');

it('stores the modules as inert text with their preloads', () => {
  expect(withDeferredModules(page)).toContain(
    '<script type="text/plain" id="page-modules" data-preload="/a.js /b.js">import "/a.js"</script>',
  );
});

it('removes module scripts and preloads, and keeps everything else', () => {
  const deferred = withDeferredModules(page);
  expect(deferred).not.toContain('modulepreload" href');
  expect(deferred).not.toContain('type="module"');
  expect(deferred).toContain('<link rel="preload" href="/f.woff2"/>');
  expect(deferred).toContain('<h1>Text</h1>');
});

it('does not change a page without scripts', () => {
  expect(withDeferredModules('<body><h1>Text</h1></body>')).toBe('<body><h1>Text</h1></body>');
});
