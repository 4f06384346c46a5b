import { expect, test } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { NonBreakingText } from './non-breaking-text.tsx';

test.each([
  ['from a 20-foot box to a 40-foot high cube', ['20-foot', '40-foot']],
  ['We’ve e-mailed it. E-mail us', ['e-mailed', 'E-mail']],
  ['temperature-controlled, 28-68 CBM', []],
])('%s', (text, together) => {
  const { container } = renderPiece(
    <p>
      <NonBreakingText text={text} />
    </p>,
  );
  expect(container.textContent).toBe(text);
  const parts = [...container.querySelectorAll('.whitespace-nowrap')];
  expect(parts.map((part) => part.textContent)).toEqual(together);
});
