import { FileForm } from '#web/messages/file-form.tsx';
import { MessageForm } from '#web/messages/message-form.tsx';
import { MessageItem } from '#web/messages/message-item.tsx';
import { UploadState } from '#web/messages/uploads/upload-row.tsx';
import { hoursAgo } from './fixtures.ts';
import type { Area } from './specimen.ts';

const NUMBER = 'GS104588210';
const MESSAGE = {
  id: '01900000-0000-7000-8000-0000000000a1',
  text: 'When do you pick up?\nOur gate closes at 17:00.',
  author: 'Helen Brandt',
  author_id: null,
  side: 'customer' as const,
  created_at: hoursAgo(3),
  mentions: [],
};

const UPLOAD = {
  chosen: {
    id: 'upload',
    file: new File([new Uint8Array(3_400_000)], 'Packing list MV Aurora.pdf'),
    kind: 'packing_list' as const,
    internal: false,
  },
  progress: 0.42,
  error: null,
  pause: () => {},
  resume: () => {},
  retry: null,
  onRemove: () => {},
};

export const messages: Area = {
  title: 'Messages and files',
  pieces: [
    {
      title: 'Message',
      shows: ['web/messages/message-item.tsx'],
      states: {
        Customer: (
          <ol>
            <MessageItem message={MESSAGE} />
          </ol>
        ),
        'With a mention': (
          <ol>
            <MessageItem
              message={{ ...MESSAGE, text: '@Dana Fields, can you ask the gate?', mentions: ['Dana Fields'] }}
            />
          </ol>
        ),
        'Internal note': (
          <ol>
            <MessageItem
              message={{
                ...MESSAGE,
                author: 'Dana Fields',
                side: 'staff',
                internal: true,
                text: 'Ask for the gate pass.',
              }}
            />
          </ol>
        ),
      },
    },
    {
      title: 'New message',
      shows: ['web/messages/message-form.tsx'],
      states: {
        Customer: { node: <MessageForm tracking_number={NUMBER} forStaff={false} />, frame: 240 },
        Staff: { node: <MessageForm tracking_number={NUMBER} forStaff />, frame: 320 },
        Offline: {
          node: <MessageForm tracking_number={NUMBER} forStaff={false} />,
          frame: 240,
          offline: true,
        },
      },
    },
    {
      title: 'Upload',
      shows: ['web/messages/uploads/upload-row.tsx', 'web/ui/loading/progress-bar.tsx'],
      states: {
        Uploading: (
          <ul>
            <UploadState {...UPLOAD} phase="uploading" />
          </ul>
        ),
        Paused: (
          <ul>
            <UploadState {...UPLOAD} phase="paused" />
          </ul>
        ),
        'Connection lost': (
          <ul>
            <UploadState {...UPLOAD} phase="waiting" />
          </ul>
        ),
        Adding: (
          <ul>
            <UploadState {...UPLOAD} progress={1} phase="adding" />
          </ul>
        ),
        'Failed, can be tried again': (
          <ul>
            <UploadState
              {...UPLOAD}
              phase="failed"
              error="The file couldn’t be checked for viruses. Try again in a few minutes."
              retry={() => {}}
            />
          </ul>
        ),
        Refused: (
          <ul>
            <UploadState {...UPLOAD} phase="failed" error="A file can be at most 25 MB." />
          </ul>
        ),
      },
    },
    {
      title: 'New file',
      shows: ['web/messages/file-form.tsx'],
      states: {
        Customer: { node: <FileForm tracking_number={NUMBER} forStaff={false} />, frame: 320 },
        Staff: { node: <FileForm tracking_number={NUMBER} forStaff />, frame: 400 },
      },
    },
  ],
};
