import { code, list, note, paragraph, type TextSection, table } from '../text.ts';

const lines = (...text: string[]) => text.join('\n');

export const assistants: readonly TextSection[] = [
  {
    id: 'connect',
    title: 'Connect an assistant',
    blocks: [
      paragraph(
        'This site is a server of the [Model Context Protocol](https://modelcontextprotocol.io): an assistant can track, search, price and book for you. In [Company](/company), make an API key with only the scopes that it needs, then add the address `/mcp` of this site to your assistant, with the key as a header.',
      ),
      code(
        'A configuration, as many assistants read it',
        lines(
          '{',
          '  "mcpServers": {',
          '    "groundswell": {',
          '      "type": "http",',
          '      "url": "https://…/mcp",',
          '      "headers": { "Authorization": "Bearer gs_live_…" }',
          '    }',
          '  }',
          '}',
        ),
      ),
      note('Try it with a test key first: its bookings reach nobody.'),
    ],
  },
  {
    id: 'tools',
    title: 'The tools',
    blocks: [
      table(
        'Tools and their scopes',
        ['Tool', 'Scope', 'What it does'],
        [
          [
            '`track`',
            '`tracking:read`',
            'where a shipment is, by its number or that of a container, bill of lading, air waybill or booking',
          ],
          ['`search`', '`shipments:read`', 'your shipments by words, status, mode or lateness'],
          ['`quote`', '`rates:write`', 'options with total, lines and transit days, as `POST /prices`'],
          ['`book`', '`shipments:write`', 'books a transport, as `POST /functions/create-shipment`'],
        ],
      ),
      list(
        'A tool outside the scopes of the key is neither listed nor called. With a key of staff that has `fleet:read`, `search` covers all shipments.',
        'A booking takes an `idempotency_key`: the same one returns the first booking.',
        'What is refused comes back as an error of the tool with the `code` and `issues` of the [API](/documentation/api-errors). Limits, permissions and the audit log are those of the API.',
        'The server is stateless and speaks streamable HTTP: the protocol of 2026-07-28 and, for older clients, those of 2025.',
      ),
      code(
        'The tools of a key',
        lines(
          'curl -s -H "authorization: Bearer $KEY" -H "content-type: application/json" \\',
          '  -H "accept: application/json, text/event-stream" \\',
          '  -d \'{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{}}\' "$HOST/mcp"',
        ),
      ),
    ],
  },
];
