import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { CargoStep } from './cargo/cargo-step.tsx';
import { DimensionsField } from './cargo/dimensions-field.tsx';
import { AmbiguousPlace } from './places/ambiguous-place.tsx';
import { PlacesStep } from './places/places-step.tsx';
import type { Wizard } from './use-wizard.ts';
import { EMPTY_FORM, type WizardForm } from './wizard-form.ts';

interface StepProps {
  initial?: Partial<WizardForm>;
  errors?: Partial<Record<keyof WizardForm | 'cargo_dimensions', string>>;
  onLeave?: (field: string) => void;
  children: (wizard: Wizard) => React.ReactNode;
}

/** The part of the wizard that steps use. */
function Step({ initial, errors = {}, onLeave = () => {}, children }: StepProps) {
  const [form, setForm] = useState<WizardForm>({ ...EMPTY_FORM, ...initial });
  return children({
    form,
    change: (patch: Partial<WizardForm>) => setForm((former) => ({ ...former, ...patch })),
    errorOf: (field: keyof typeof errors) => errors[field],
    leave: onLeave,
  } as unknown as Wizard);
}

const field = (end: string, name: RegExp) =>
  within(screen.getByRole('group', { name: end })).getByRole<HTMLInputElement>('combobox', { name });

test('swapping exchanges both ends', async () => {
  serve({ 'places.suggest': () => [] });
  const initial = {
    origin_city: 'Houston',
    origin_country: 'US',
    destination_city: 'Rotterdam',
    destination_country: 'NL',
  };
  const { user } = renderPiece(<Step initial={initial}>{(wizard) => <PlacesStep wizard={wizard} />}</Step>);
  await user.click(screen.getByRole('button', { name: 'Swap origin and destination' }));
  expect(field('Origin', /city/i).value).toBe('Rotterdam');
  expect(field('Destination', /city/i).value).toBe('Houston');
  expect(field('Destination', /country/i).value).toMatch(/United States/);
});

test('containers are written as the trade does, and refused at their field', async () => {
  serve({ 'routing.services': () => [] });
  const errors = { equipment: 'Write containers as 2 × 40HC.' } as object;
  const { user } = renderPiece(<Step errors={errors}>{(wizard) => <CargoStep wizard={wizard} />}</Step>);
  const containers = screen.getByRole<HTMLInputElement>('textbox', { name: /^Containers/ });
  await user.type(containers, 'two boxes');
  expect(containers.value).toBe('two boxes');
  expect(containers.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Write containers as 2 × 40HC.')).toBeDefined();
});

test('another line takes over what was typed, totals are computed, and removing it gives the whole back', async () => {
  serve({ 'routing.services': () => [] });
  const initial = { cargo_description: 'Panels', cargo_weight: '9,088' };
  const { user } = renderPiece(<Step initial={initial}>{(wizard) => <CargoStep wizard={wizard} />}</Step>);
  expect(screen.queryByRole('group', { name: 'Line 1' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add another line' }));
  const line = (number: number) => within(screen.getByRole('group', { name: `Line ${number}` }));
  const input = (number: number, name: RegExp) =>
    line(number).getByRole<HTMLInputElement>('textbox', { name });
  expect(input(1, /^Description/).value).toBe('Panels');
  await user.type(input(2, /^Description/), 'Lights');
  await user.type(input(2, /^Weight/), '912');
  expect(screen.getByText('Total: 2 lines, 10,000 kg')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Remove line 1' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Cargo description/ }).value).toBe('Lights');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Weight/ }).value).toBe('912');
});

test('dangerous goods are declared by number, and follow the cargo into its lines', async () => {
  serve({ 'routing.services': () => [] });
  const initial = { cargo_description: 'Paint', cargo_weight: '600' };
  const { user } = renderPiece(<Step initial={initial}>{(wizard) => <CargoStep wizard={wizard} />}</Step>);
  const whole = () => within(screen.getByRole('group', { name: 'Dangerous goods declared' }));
  expect(screen.queryByRole('combobox', { name: /^UN number/ })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /^Dangerous goods/ }));
  await user.type(await screen.findByRole('combobox', { name: /^UN number/ }), '1263');
  await user.click(await screen.findByRole('option', { name: /^UN1263 PAINT/ }));
  expect(whole().getByRole<HTMLInputElement>('textbox', { name: /^Proper/ }).value).toBe('PAINT');
  expect(whole().getByRole<HTMLInputElement>('textbox', { name: /^Class/ }).value).toBe('3');
  await user.selectOptions(whole().getByRole('combobox', { name: 'Packing group' }), 'II');

  await user.click(screen.getByRole('button', { name: 'Add another line' }));
  const line = (number: number) =>
    within(screen.getByRole('group', { name: `Line ${number} dangerous goods` }));
  const numberOf = (group: ReturnType<typeof line>) =>
    group.getByRole<HTMLInputElement>('combobox', { name: /^UN number/ }).value;
  expect(numberOf(line(1))).toBe('UN1263');
  expect(numberOf(line(2))).toBe('');
  await user.click(screen.getByRole('button', { name: 'Remove line 2' }));
  expect(numberOf(whole())).toBe('UN1263');
});

test('an error is shown at its field, and leaving a field is reported', async () => {
  serve({ 'places.suggest': () => [] });
  const onLeave = vi.fn();
  const { user } = renderPiece(
    <Step errors={{ origin_city: 'Enter the city.' }} onLeave={onLeave}>
      {(wizard) => <PlacesStep wizard={wizard} />}
    </Step>,
  );
  expect(field('Origin', /city/i).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Enter the city.')).toBeDefined();
  await user.click(field('Origin', /city/i));
  await user.tab();
  expect(onLeave).toHaveBeenCalledExactlyOnceWith('origin_city');
});

test('street and postal code are optional, city and country required', () => {
  renderPiece(<Step>{(wizard) => <PlacesStep wizard={wizard} />}</Step>);
  const origin = within(screen.getByRole('group', { name: 'Origin' }));
  expect(origin.getAllByRole('combobox').map((box) => box.getAttribute('aria-required'))).toEqual([
    'true',
    'true',
  ]);
  expect(origin.getAllByText(/\(optional\)/)).toHaveLength(2);
});

const side = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('pasted dimensions fill all three sides', async () => {
  const { user } = renderPiece(<Step>{(wizard) => <DimensionsField wizard={wizard} />}</Step>);
  await user.click(side(/^Length/));
  await user.paste('120 x 80 x 100');
  expect([side(/^Length/).value, side(/^Width/).value, side(/^Height/).value]).toEqual(['120', '80', '100']);
});

test('one pasted number is only that side', async () => {
  const { user } = renderPiece(<Step>{(wizard) => <DimensionsField wizard={wizard} />}</Step>);
  await user.click(side(/^Width/));
  await user.paste('80');
  expect([side(/^Length/).value, side(/^Width/).value]).toEqual(['', '80']);
});

test('the sides are one group: it is left when the focus leaves all of them', async () => {
  const onLeave = vi.fn();
  const { user } = renderPiece(
    <Step onLeave={onLeave}>{(wizard) => <DimensionsField wizard={wizard} />}</Step>,
  );
  await user.tab();
  await user.tab();
  await user.tab();
  expect(onLeave).not.toHaveBeenCalled();
  await user.tab();
  expect(onLeave).toHaveBeenCalledExactlyOnceWith('cargo_dimensions');
});

test('an error belongs to the whole group', () => {
  renderPiece(
    <Step errors={{ cargo_dimensions: 'Enter all three sides.' }}>
      {(wizard) => <DimensionsField wizard={wizard} />}
    </Step>,
  );
  expect(screen.getByRole('group', { description: /Enter all three sides\.$/ })).toBeDefined();
});

test('of several places with one name, one is chosen with its region', async () => {
  const candidates = [
    { name: 'Springfield', region: 'Illinois', country: 'US' },
    { name: 'Springfield', region: 'Missouri', country: 'US' },
  ] as Parameters<typeof AmbiguousPlace>[0]['ambiguity']['candidates'];
  const { user } = renderPiece(
    <Step initial={{ origin_city: 'Springfield' }}>
      {(wizard) => (
        <>
          <h2 id="step-heading" tabIndex={-1}>
            {wizard.form.origin_city}
          </h2>
          <AmbiguousPlace ambiguity={{ field: 'origin_city', candidates }} wizard={wizard} />
        </>
      )}
    </Step>,
  );
  await user.click(screen.getByRole('button', { name: /Missouri/ }));
  expect(screen.getByRole('heading').textContent).toBe('Springfield, Missouri');
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});
