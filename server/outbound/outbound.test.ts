import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { AddressRefused, checkAddress } from './allowed-address.ts';
import { sendRequest } from './send-request.ts';

test.each([
  'https://127.0.0.1/',
  'https://localhost/',
  'https://10.1.2.3/',
  'https://172.16.0.1/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/',
  'https://0.0.0.0/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::127.0.0.1]/',
  'https://[64:ff9b::127.0.0.1]/',
  'https://[2002:7f00:1::]/',
  'https://[4000::1]/',
  'https://[fd00::1]/',
  'https://[fe80::1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'http://1.1.1.1/',
  'ftp://1.1.1.1/',
  'https://user:password@1.1.1.1/',
])('%s is refused', async (address) => {
  await expect(checkAddress(address, [])).rejects.toBeInstanceOf(AddressRefused);
  if (/^https?:/.test(address) && !address.includes('@'))
    await expect(sendRequest({ url: address, method: 'POST', headers: {} }, [])).rejects.toBeInstanceOf(
      AddressRefused,
    );
});

test.each([
  ['https://1.1.1.1/hook', []],
  ['https://[2606:4700::1111]/hook', []],
  ['https://no-such-host.invalid/hook', []],
  ['https://10.1.2.3/', ['10.0.0.0/8']],
  ['http://10.1.2.3:8080/', ['10.1.2.3']],
  ['http://[::1]:8080/', ['::1/128']],
])('%s is accepted with %j', async (address, networks) => {
  await checkAddress(address, networks);
});

test('a redirect is not followed, and a long response is cut', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/redirect') response.writeHead(302, { location: '/long' }).end();
    else response.end('x'.repeat(1_000_000));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = (path: string) =>
    sendRequest({ url: origin + path, method: 'POST', headers: {}, body: '{}' }, ['127.0.0.0/8']);
  expect((await send('/redirect')).status).toBe(302);
  expect(await send('/long')).toMatchObject({ status: 200, body: 'x'.repeat(2_000) });
  server.close();
});
