import { describe, expect, test } from 'vitest';
import { contentPolicy } from './content-policy.ts';

const page = '<script>window.inline = 1;</script><script src="/main.js"></script>';
const ownInline = "'sha256-UqLDfmCvJsc/HxyYTrEunHj/eJcqs6Dph5KZHCgcaWg='";

describe('a page without a key for Google Maps', () => {
  const policy = contentPolicy(page, { tiles: ['https://tiles.example'], google: false });

  test('loads only from this server and the tile server', () => {
    expect(policy).toContain(`script-src 'self' ${ownInline};`);
    expect(policy).toContain("img-src 'self' data: blob: https://tiles.example;");
    expect(policy).toContain("connect-src 'self' https://tiles.example;");
    expect([...policy.matchAll(/https?:[^ ;]*/g)].flat()).toEqual([
      'https://tiles.example',
      'https://tiles.example',
    ]);
  });

  test('allows no eval', () => expect(policy).not.toContain('unsafe-eval'));
});

describe('a page with a key for Google Maps', () => {
  const policy = contentPolicy(page, { tiles: [], google: true });

  test.each([
    [
      'script-src',
      ["'self'", ownInline, "'unsafe-eval'", 'https://*.googleapis.com', 'https://*.gstatic.com'],
    ],
    ['style-src', ['https://fonts.googleapis.com']],
    ['font-src', ["'self'", 'https://fonts.gstatic.com']],
    ['img-src', ['https://*.googleapis.com', 'https://*.gstatic.com', 'data:']],
    ['connect-src', ["'self'", 'https://*.googleapis.com', 'https://*.gstatic.com', 'blob:']],
    ['frame-src', ['https://*.google.com']],
    ['worker-src', ['blob:']],
  ])('%s allows the sources of the map', (name, sources) => {
    const directive = policy.split('; ').find((one) => one.startsWith(`${name} `));
    expect(directive?.split(' ')).toEqual(expect.arrayContaining(sources));
  });

  test('still forbids framing and foreign form targets', () => {
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self'");
  });
});
