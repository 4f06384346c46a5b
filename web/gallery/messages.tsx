import { FileForm } from '#web/messages/file-form.tsx';
import { MessageForm } from '#web/messages/message-form.tsx';
import { MessageItem } from '#web/messages/message-item.tsx';
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
      title: 'New file',
      shows: ['web/messages/file-form.tsx'],
      states: {
        Customer: { node: <FileForm tracking_number={NUMBER} forStaff={false} />, frame: 320 },
        Staff: { node: <FileForm tracking_number={NUMBER} forStaff />, frame: 400 },
      },
    },
  ],
};
