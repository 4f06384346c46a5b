import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { ChargeCodeField } from './charge-code-field.tsx';

const charge_codes = [
  { code: 'DOC', name: 'Documentation' },
  { code: 'FRT', name: 'Freight' },
];

function Piece({ initial, withCodes }: { initial: string; withCodes: boolean }) {
  const [code, setCode] = useState(initial);
  return <ChargeCodeField value={code} onChange={setCode} withCodes={withCodes} />;
}

const select = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Charge' });
const labels = async () =>
  within(await select())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test.each([
  [false, ['Documentation', 'Freight']],
  [true, ['Documentation (DOC)', 'Freight (FRT)']],
])('the codes are chosen by name, with codes: %s', async (withCodes, names) => {
  serve({ 'rates.chargeCodes': () => ({ charge_codes }) });
  const { user } = renderPiece(<Piece initial="DOC" withCodes={withCodes} />);
  await screen.findByRole('option', { name: /^Freight/ });
  expect(await labels()).toEqual(names);
  await user.selectOptions(await select(), 'FRT');
  expect((await select()).value).toBe('FRT');
});

test('the chosen code is shown while the codes cannot be loaded, and where it no longer exists', async () => {
  serve({ 'rates.chargeCodes': lost });
  renderPiece(<Piece initial="DOC" withCodes={false} />);
  expect([(await select()).value, await labels()]).toEqual(['DOC', ['DOC']]);
});
