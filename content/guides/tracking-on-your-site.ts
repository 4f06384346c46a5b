import { code, list, paragraph, type TextSection, table } from '../text.ts';

export const trackingOnYourSite: readonly TextSection[] = [
  {
    id: 'script',
    title: 'One script tag',
    blocks: [
      paragraph(
        'Put this tag where the shipment should appear. The frame takes the width of its place and grows with its content. `$HOST` is the address of this site; *Embed* on the tracking page of your shipment has the finished tag.',
      ),
      code(
        'A shipment on your page',
        '<script async src="$HOST/embed.js" data-number="GS123456789"></script>',
      ),
      table(
        'Attributes',
        ['Attribute', 'Meaning'],
        [
          ['`data-number`', 'the tracking number; a [test number](/documentation/test-numbers) to try it'],
          ['`data-theme`', '`light`, `dark` or `auto`, which follows the reader’s system and is the default'],
          ['`data-accent`', 'the colour of the top line and the progress, such as `#c2410c`'],
          ['`data-title`', 'the title of the frame for screen readers'],
        ],
      ),
    ],
  },
  {
    id: 'frame',
    title: 'Or a frame without a script',
    blocks: [
      code(
        'The same with a fixed height',
        '<iframe src="$HOST/embed/GS123456789?theme=dark&accent=c2410c" title="Tracking" width="100%" height="380"></iframe>',
      ),
    ],
  },
  {
    id: 'several',
    title: 'Several shipments, or one that you choose later',
    blocks: [
      paragraph(
        'Each tag shows one shipment, so a page may have several. In an order confirmation, write the number of the order’s shipment into the tag when you render the page. An unknown number is not an error of your page: the frame says that there is no such shipment, and shows it once it is booked.',
      ),
    ],
  },
  {
    id: 'policy',
    title: 'What it does to your page',
    blocks: [
      list(
        'It sets no cookies, stores nothing and loads nothing from anyone else. The frame is sandboxed.',
        'With a Content-Security-Policy, allow this site in `script-src` and `frame-src`. Nothing inline is needed.',
        'Pages that are isolated with `Cross-Origin-Embedder-Policy` may frame it too.',
        'It shows what anyone with the number sees: status, delivery day, places and the latest events. It reloads every minute.',
      ),
    ],
  },
];
