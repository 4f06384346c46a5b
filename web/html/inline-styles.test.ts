import { expect, it } from 'vitest';
import { withInlineStyles } from './inline-styles.ts';

const page =
  '<head><link rel="stylesheet" href="/assets/shell.css#"/><link rel="icon" href="/a.svg"/></head>';
const styled = withInlineStyles(page, (path) => `/* ${path} */`);

it('inlines the stylesheet', () => {
  expect(styled).toContain('<style>/* /assets/shell.css */</style>');
});

it('keeps the link, disabled so that it loads nothing', () => {
  expect(styled).toContain('<link rel="stylesheet" href="/assets/shell.css#" disabled=""/>');
});

it('leaves other links alone', () => {
  expect(styled).toContain('<link rel="icon" href="/a.svg"/>');
});
