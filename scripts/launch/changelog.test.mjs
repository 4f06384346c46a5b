import { expect, test } from 'vitest';
import { hasEntry } from './changelog.mjs';

test.each([
  ['## 1.2.0', true],
  ['## [1.2.0] - 2026-11-22', true],
  ['# Changes\n\n## v1.2.0\n\n- Something', true],
  ['## 1.2.0-beta.1', false],
  ['## 11.2.0', false],
  ['## Unreleased\n\n- since 1.2.0', false],
  ['', false],
])('%j has an entry for 1.2.0: %s', (text, found) => expect(hasEntry(text, '1.2.0')).toBe(found));
