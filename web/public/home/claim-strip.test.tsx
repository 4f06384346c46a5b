import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ClaimStrip } from './claim-strip.tsx';

test.each(['200+', '99.8%', '25+', '2,500+'])(
  'the HTML contains %s as text without the animation',
  (figure) => {
    expect(renderToStaticMarkup(<ClaimStrip />)).toContain(`>${figure}</span>`);
  },
);
