import { expect, test } from 'vitest';
import { noticeRecipients } from './notice-recipients.ts';

const party = (role: string, contact: string) => ({ role, contact });

test.each([
  ['none', [], []],
  ['only a telephone', [party('consignee', '+31 10 555 0100')], []],
  ['an address', [party('consignee', 'Import@Buyer.example')], ['consignee import@buyer.example']],
  [
    'addresses within a text',
    [party('notify_party', 'Ada Lee <ada@broker.example>; ops@broker.example, tel. +31 10 555 0101.')],
    ['notify_party ada@broker.example', 'notify_party ops@broker.example'],
  ],
  [
    'the same address twice',
    [party('notify_party', 'mailto:IMPORT@buyer.example'), party('consignee', 'import@buyer.example.')],
    ['consignee import@buyer.example'],
  ],
  [
    'several notify parties',
    [party('notify_party', 'one@a.example'), party('notify_party', 'two@b.example')],
    ['notify_party one@a.example', 'notify_party two@b.example'],
  ],
  ['another role', [party('shipper', 'export@seller.example'), party('bill_to', 'pay@buyer.example')], []],
  ['no address', [party('consignee', 'ada@localhost @buyer.example ada@')], []],
])('%s', (_, parties, expected) => {
  expect(noticeRecipients(parties).map(({ role, email }) => `${role} ${email}`)).toEqual(expected);
});
