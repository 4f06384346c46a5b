import { expect, it } from 'vitest';
import { withLateModules } from './late-modules.ts';

it('moves the preloads in front of the module script and lowers both', () => {
  const page = [
    '<head><link rel="modulepreload" href="/a.js"/><link rel="preload" href="/f.woff2"/></head>',
    '<body><h1>Words</h1><script type="module" async="">import "/a.js"</script></body>',
  ];
  expect(withLateModules(page.join(''))).toBe(
    [
      '<head><link rel="preload" href="/f.woff2"/></head>',
      '<body><h1>Words</h1><link fetchpriority="low" rel="modulepreload" href="/a.js"/>',
      '<script type="module" fetchpriority="low" async="">import "/a.js"</script></body>',
    ].join(''),
  );
});

it('leaves a page without script as it is', () => {
  expect(withLateModules('<body><h1>Words</h1></body>')).toBe('<body><h1>Words</h1></body>');
});
