import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { freight, price, tariffForTests } from './rates-for-tests.ts';

let product: TestApp;
let staff: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  staff = await product.signIn('dispatcher');
});
afterAll(() => product.close());

describe('lines', () => {
  const linesOf = async (id: string) => (await staff.request('GET', `/api/tariffs/${id}/lines`)).json().lines;
  const add = (id: string, body: object, query = '') =>
    staff.request('POST', `/api/tariffs/${id}/lines${query}`, body);

  test('good lines are added, others are refused by row and column', async () => {
    const id = await tariffForTests(staff, {}, []);
    const response = await add(id, {
      lines: [
        freight(),
        freight({ origin: 'XXXXX' }),
        freight({ charge_code: 'NONE', size_type: '45R1' }),
        freight({ load: 'AIR', rate: 1850 }),
        freight({ color: 'red' }),
        freight({ rate: '1900' }),
      ],
    });
    expect(response.json()).toMatchObject({
      accepted: 1,
      version: 1,
      refused: [
        { row: 2, column: 'origin' },
        { row: 3, column: 'charge_code' },
        { row: 4, column: 'rate' },
        { row: 5, column: 'color' },
        { row: 6, column: '', issue: 'Row 1 has the same lane, charge and conditions.' },
      ],
    });
    expect(await linesOf(id)).toMatchObject([{ line: 1, added_in: 1, size_type: '45G1', rate: '1850.00' }]);
  });

  test('a version never changes: old lines stay for old prices, and the latest can be undone', async () => {
    const id = await tariffForTests(staff, {}, [
      freight({ destination: 'USNYC' }),
      freight({ destination: 'USSAV' }),
    ]);
    const raised = await add(id, { lines: [freight({ destination: 'USNYC', rate: '2000' })] });
    expect(raised.json()).toMatchObject({
      version: 2,
      difference: { added: 0, changed: 1, removed: 0, unchanged: 0 },
    });
    const totalTo = async (unlocode: string) =>
      (await price(staff, { destination: { unlocode } })).options[0].total.amount;
    expect(await totalTo('USNYC')).toBe(4000_00);
    expect(await totalTo('USSAV')).toBe(3700_00);
    const same = await add(id, { lines: [freight({ destination: 'USNYC', rate: '2000' })] });
    expect(same.json()).toMatchObject({ version: 2, difference: { unchanged: 1 } });
    const replaced = await add(
      id,
      { lines: [freight({ destination: 'USNYC', rate: '2000' })] },
      '?replace=1',
    );
    expect(replaced.json()).toMatchObject({ version: 3, difference: { removed: 1, unchanged: 1 } });
    expect((await price(staff, { destination: { unlocode: 'USSAV' } })).options[0].indicative).toBe(true);
    const mistyped = [freight({ destination: 'USNYC', rate: '2100' }), freight({ destination: 'US NYC!' })];
    const refused = await add(id, { lines: mistyped }, '?replace=1');
    expect(refused.json()).toMatchObject({ version: 3, accepted: 1, refused: [{ row: 2 }] });
    const reverted = await staff.request('POST', `/api/tariffs/${id}/revert`);
    expect(reverted.json()).toMatchObject({ version: 4, lines: 2 });
    expect(await totalTo('USSAV')).toBe(3700_00);
    const { versions } = (await staff.request('GET', `/api/tariffs/${id}`)).json();
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([4, 3, 2, 1]);
  });

  test('one line can be removed, and a withdrawn tariff prices nothing', async () => {
    const lane = { destination: 'JPTYO' };
    const id = await tariffForTests(staff, {}, [freight(lane), freight({ ...lane, charge_code: 'THCD' })]);
    expect((await staff.request('DELETE', `/api/tariffs/${id}/lines/2`)).json()).toMatchObject({
      version: 2,
      lines: 1,
    });
    expect((await staff.request('DELETE', `/api/tariffs/${id}/lines/2`)).statusCode).toBe(404);
    expect((await staff.request('POST', `/api/tariffs/${id}/withdraw`)).statusCode).toBe(200);
    expect((await add(id, { lines: [freight()] })).statusCode).toBe(409);
    const { options } = await price(staff, { destination: { unlocode: 'JPTYO' } });
    expect(options[0].indicative).toBe(true);
  });

  test('the first version can be undone too, and any earlier one returns', async () => {
    const id = await tariffForTests(staff, {}, [freight({ destination: 'USNYC' })]);
    const revert = (body?: object) => staff.request('POST', `/api/tariffs/${id}/revert`, body);
    await add(id, { lines: [freight({ destination: 'USSAV' })] });
    await add(id, { lines: [freight({ destination: 'USNYC', rate: '2000' })] });
    expect((await revert({ to: 0 })).json()).toMatchObject({ version: 4, lines: 0 });
    expect((await revert({ to: 2 })).json()).toMatchObject({ version: 5, lines: 2 });
    expect((await linesOf(id)).map(({ rate }: { rate: string }) => rate)).toEqual(['1850.00', '1850.00']);
    expect((await revert({ to: 5 })).json()).toMatchObject({ status: 409, code: 'FIRST_VERSION' });
    const empty = await tariffForTests(staff, {}, []);
    expect((await staff.request('POST', `/api/tariffs/${empty}/revert`)).statusCode).toBe(409);
  });

  test('a version is not undone in place of the one that someone has read', async () => {
    const id = await tariffForTests(staff, {}, [freight({ destination: 'USNYC' })]);
    const revert = (version: number) => staff.request('POST', `/api/tariffs/${id}/revert`, { version });
    await add(id, { lines: [freight({ destination: 'USSAV' })] });
    expect((await revert(1)).json()).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
    expect(await linesOf(id)).toHaveLength(2);
    expect((await revert(2)).json()).toMatchObject({ version: 3, lines: 1 });
  });

  test('a dry run shows what would change, line by line', async () => {
    const id = await tariffForTests(staff, {}, [freight(), freight({ destination: 'USSAV' })]);
    const lines = [freight({ rate: '1900' }), freight({ destination: 'USNYC' })];
    const { difference, changes } = (await add(id, { lines }, '?dry_run=1&replace=1')).json();
    expect(difference).toEqual({ added: 1, changed: 1, removed: 1, unchanged: 0 });
    expect(changes).toMatchObject([
      { before: { rate: '1850.00' }, after: { rate: '1900' } },
      { before: null, after: { destination: 'USNYC' } },
      { before: { destination: 'USSAV' }, after: null },
    ]);
  });
});
