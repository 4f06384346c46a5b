import { FollowDialog } from '#web/followers/follow-dialog.tsx';
import { PinForm } from '#web/public/share-links/pin-form.tsx';
import { SharedDocuments } from '#web/public/share-links/shared-documents.tsx';
import { SharedShipmentView } from '#web/public/share-links/shared-shipment-view.tsx';
import { ShareLinkAddress } from '#web/share-links/share-link-address.tsx';
import { ShareLinkForm } from '#web/share-links/share-link-form.tsx';
import { ShareLinkItem } from '#web/share-links/share-link-item.tsx';
import { EmbedDialog } from '#web/tracking/embed/embed-dialog.tsx';
import { hoursAgo, sharedShipment, shareLink } from './fixtures.ts';
import { nothing } from './sample.tsx';
import type { Area } from './specimen.ts';

const NUMBER = 'GS104588210';
const DOCUMENTS = sharedShipment().documents ?? [];

export const sharing: Area = {
  title: 'Sharing',
  pieces: [
    {
      title: 'New share link',
      shows: ['web/share-links/share-link-form.tsx', 'web/share-links/shared-part-choices.tsx'],
      states: {
        Empty: { node: <ShareLinkForm tracking_number={NUMBER} onMade={nothing} />, frame: 620 },
        Offline: {
          node: <ShareLinkForm tracking_number={NUMBER} onMade={nothing} />,
          frame: 620,
          offline: true,
        },
        Made: {
          node: <ShareLinkAddress url="https://freight.example/s/3PNzPOKhoqiDNvE15eJC" onAnother={nothing} />,
          frame: 220,
        },
      },
    },
    {
      title: 'Links in use',
      shows: ['web/share-links/share-link-item.tsx'],
      states: {
        Unopened: (
          <ul>
            <ShareLinkItem link={shareLink()} onRevoked={nothing} />
          </ul>
        ),
        'Opened, with PIN, chosen documents': (
          <ul>
            <ShareLinkItem
              onRevoked={nothing}
              link={shareLink({
                show: ['map', 'documents'],
                document_kinds: ['bill_of_lading', 'packing_list'],
                has_pin: true,
                views: 1204,
                last_viewed_at: hoursAgo(2),
              })}
            />
          </ul>
        ),
        Locked: (
          <ul>
            <ShareLinkItem link={shareLink({ has_pin: true, locked: true })} onRevoked={nothing} />
          </ul>
        ),
      },
    },
    {
      title: 'Shared shipment',
      shows: [
        'web/public/share-links/shared-shipment-view.tsx',
        'web/public/share-links/shared-documents.tsx',
        'web/public/share-links/pin-form.tsx',
      ],
      states: {
        'Documents only': {
          node: (
            <SharedShipmentView
              token="sample"
              shared={sharedShipment({
                show: ['documents'],
                tracking_number: null,
                events: null,
                waypoints: null,
                live: null,
              })}
            />
          ),
          frame: 420,
        },
        'Without documents yet': { node: <SharedDocuments token="sample" documents={[]} />, frame: 160 },
        Documents: { node: <SharedDocuments token="sample" documents={DOCUMENTS} />, frame: 180 },
        PIN: { node: <PinForm token="sample" onOpened={nothing} />, frame: 280 },
      },
    },
    {
      title: 'On another site',
      shows: ['web/tracking/embed/embed-dialog.tsx'],
      states: { Open: { node: <EmbedDialog tracking_number={NUMBER} onClose={nothing} />, frame: 560 } },
    },
    {
      title: 'Follow by e-mail',
      shows: ['web/followers/follow-dialog.tsx'],
      states: {
        Open: { node: <FollowDialog tracking_number={NUMBER} onClose={nothing} />, frame: 480 },
        Offline: {
          node: <FollowDialog tracking_number={NUMBER} onClose={nothing} />,
          frame: 480,
          offline: true,
        },
      },
    },
  ],
};
