import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OfferedOption } from '#contract/routing.ts';
import { setOnline } from '#web/browser-for-tests.ts';
import { routeOption } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { DaysList } from './route/days-list.tsx';
import { NoRoutes } from './route/no-routes.tsx';
import { RouteComparison } from './route/route-comparison.tsx';
import { ServiceChoice } from './route/service-choice.tsx';
import { StepBar } from './step-bar.tsx';
import { StepList } from './step-list.tsx';
import { useStep } from './use-step.ts';
import { EMPTY_FORM } from './wizard-form.ts';

type BarProps = Partial<Parameters<typeof StepBar>[0]>;

function Bar(props: BarProps) {
  return (
    <StepBar
      step={1}
      blockers=""
      onBack={() => {}}
      booking={{ create: () => {}, pending: false, failure: null }}
      {...props}
    />
  );
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('once nothing is missing, the bar names the choice', () => {
  const { rerender } = renderPiece(<Bar step={3} blockers="Choose a route." chosen="Sea, $2,761, 24 days" />);
  expect(screen.getByText('Choose a route.')).toBeDefined();
  expect(screen.queryByText(/Sea/)).toBeNull();
  rerender(<Bar step={3} chosen="Sea, $2,761, 24 days" />);
  expect(screen.getByText('Sea, $2,761, 24 days. Nothing missing.')).toBeDefined();
});

test('the first step has no way back', () => {
  renderPiece(<Bar />);
  expect(button('Previous').disabled).toBe(true);
});

test('with details missing, Next is disabled and says why', () => {
  renderPiece(<Bar blockers="Still needed: origin city." />);
  expect(button('Next').disabled).toBe(true);
  expect(
    screen.getByRole('button', { name: 'Next', description: 'Still needed: origin city.' }),
  ).toBeDefined();
});

test('Next submits the step', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const { user } = renderPiece(
    <form onSubmit={onSubmit}>
      <Bar />
    </form>,
  );
  await user.click(button('Next'));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('the second click of a double click does not skip a step', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const { user } = renderPiece(
    <form onSubmit={onSubmit}>
      <Bar />
    </form>,
  );
  await user.dblClick(button('Next'));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a double click creates one shipment', async () => {
  const create = vi.fn();
  const { user } = renderPiece(<Bar step={4} booking={{ create, pending: false, failure: null }} />);
  await user.dblClick(button('Create Shipment'));
  expect(create).toHaveBeenCalledOnce();
});

test('while it is created, another press does nothing', async () => {
  const create = vi.fn();
  const { user } = renderPiece(<Bar step={4} booking={{ create, pending: true, failure: null }} />);
  await user.click(button('Creating...'));
  expect(create).not.toHaveBeenCalled();
});

test('offline, the shipment cannot be created, but the steps before can be left', () => {
  const { rerender } = renderPiece(<Bar step={4} />);
  act(() => setOnline(false));
  expect(button('Create Shipment').disabled).toBe(true);
  expect(screen.getByText(/^You are offline/)).toBeDefined();
  rerender(<Bar step={2} />);
  expect(button('Next').disabled).toBe(false);
});

test('of the steps, the current one is marked and only open ones are links', () => {
  renderPiece(<StepList step={2} furthest={3} />);
  const steps = within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps.map((step) => within(step).queryByRole('link') !== null)).toEqual([true, false, true, false]);
  expect(steps.map((step) => step.querySelector('[aria-current="step"]') !== null)).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect(steps[0]?.textContent).toContain('completed');
});

test('a phone reads which step it is', () => {
  renderPiece(<StepList step={2} furthest={2} />);
  expect(screen.getByText(/^Step 2 of 4: /)).toBeDefined();
});

function Steps({ furthest }: { furthest: 1 | 2 | 3 | 4 }) {
  const { step, goOn, goBack } = useStep(furthest);
  return (
    <>
      <output>{step}</output>
      <button type="button" onClick={goOn}>
        Next
      </button>
      <button type="button" onClick={goBack}>
        Previous
      </button>
    </>
  );
}

test.each([
  ['/create-shipment', 3, '1'],
  ['/create-shipment?step=2', 3, '2'],
  ['/create-shipment?step=4', 2, '2'],
  ['/create-shipment?step=0', 3, '1'],
  ['/create-shipment?step=1.5', 3, '1'],
  ['/create-shipment?step=x', 3, '1'],
] as const)('%s with step %d open shows step %s', (at, furthest, shown) => {
  renderPiece(<Steps furthest={furthest} />, { at });
  expect(screen.getByRole('status').textContent).toBe(shown);
});

test('a step that is not open yet is corrected in the address', () => {
  const { address } = renderPiece(<Steps furthest={2} />, { at: '/create-shipment?step=4' });
  expect(address()).toBe('/create-shipment?step=2');
});

test('Next and Previous move by one step', async () => {
  const { user, address } = renderPiece(<Steps furthest={4} />, { at: '/create-shipment?step=2' });
  await user.click(button('Next'));
  expect(address()).toBe('/create-shipment?step=3');
  await user.click(button('Previous'));
  await vi.waitFor(() => expect(address()).toBe('/create-shipment?step=2'));
});

const SEA = routeOption();
const AIR = routeOption({
  transport_mode: 'air',
  estimated_cost_cents: 654_300,
  delivery_days: 4,
  slower_than_promised: true,
  emissions: null,
});

function Comparison({ onChoose = () => {} }: { onChoose?: (option: OfferedOption) => void }) {
  return (
    <RouteComparison
      options={[SEA, AIR]}
      unavailable={[]}
      form={{ ...EMPTY_FORM, service_type: 'express' }}
      chosen={SEA}
      onChoose={onChoose}
    />
  );
}

test('routes are one choice, with their facts', () => {
  renderPiece(<Comparison />);
  const [sea, air] = screen.getAllByRole<HTMLInputElement>('radio');
  expect([sea?.checked, air?.checked]).toEqual([true, false]);
  expect(sea?.closest('label')?.textContent).toMatch(/Sea.*\$2,761.*24.days.*148.kg/s);
  expect(air?.closest('label')?.textContent).toMatch(/Air.*\$6,543.*4.days/s);
});

test('sorting changes the order of the routes, not the choice', async () => {
  const onChoose = vi.fn();
  const { user } = renderPiece(<Comparison onChoose={onChoose} />);
  const modes = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
  expect(modes()).toEqual(['sea', 'air']);
  expect(screen.getByRole('group', { name: 'Choose a route, cheapest first.' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Days', pressed: false }));
  expect(modes()).toEqual(['air', 'sea']);
  expect(screen.getByRole('group', { name: 'Choose a route, fastest first.' })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('sea');
  expect(onChoose).not.toHaveBeenCalled();
});

test('without prices, routes can’t be sorted by them', () => {
  renderPiece(
    <RouteComparison
      options={[AIR, SEA].map((option) => ({ ...option, estimated_cost_cents: null }))}
      unavailable={[]}
      form={{ ...EMPTY_FORM, service_type: 'express' }}
      chosen={undefined}
      onChoose={() => {}}
    />,
  );
  expect(screen.queryByRole('button', { name: 'Cost' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Days', pressed: true })).toBeDefined();
});

test('the days of the chosen route are listed, each way and each wait', () => {
  renderPiece(<DaysList option={SEA} />);
  const list = within(screen.getByRole('region', { name: '24\u00a0days, door to door' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Waiting, Shanghai4\u00a0h',
    'Road to Port of Shanghai20\u00a0h',
    'Waiting, Port of Shanghai3\u00a0days',
    'Sea to Rotterdam17\u00a0days',
    'Waiting, Rotterdam3\u00a0days',
  ]);
});

test('a route slower than promised says so', () => {
  renderPiece(<Comparison />);
  expect(screen.getAllByText('Slower than Express promises (2-3 business days)')).toHaveLength(1);
});

test('choosing a route passes it on', async () => {
  const onChoose = vi.fn();
  const { user } = renderPiece(<Comparison onChoose={onChoose} />);
  await user.click(screen.getByRole('radio', { name: /Air/ }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(AIR);
});

test('without a route, it says so and leads to another service', () => {
  renderPiece(
    <NoRoutes
      form={{ ...EMPTY_FORM, origin_city: 'Houston', destination_city: 'Pitcairn' }}
      unavailable={[{ transport_mode: 'sea', reason: 'no_way', message: 'No port is near enough.' }]}
    />,
  );
  expect(screen.getByText('No route for this service')).toBeDefined();
  expect(screen.getByText(/No port is near enough/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Choose another service' }).getAttribute('href')).toBe(
    '/create-shipment?step=2',
  );
});

const TOO_HEAVY = { reason: 'ask_for_quote', message: 'A truck carries at most 24 t.' } as const;

test('without a route because of the cargo, the service is not to blame, and the team can be asked', () => {
  renderPiece(
    <NoRoutes
      form={{ ...EMPTY_FORM, cargo_weight: '1,000,000', service_type: 'express' }}
      unavailable={[
        { transport_mode: 'road', ...TOO_HEAVY },
        { transport_mode: 'rail', reason: 'no_way', message: 'No route is mainly by rail.' },
      ]}
    />,
  );
  expect(screen.getByText('No route fits 1,000,000 kg by these modes')).toBeDefined();
  expect(screen.queryByText(/fast enough|Check both places/)).toBeNull();
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('Change cargo')).toBe('/create-shipment?step=2');
  expect(leadsTo('Ask our team')).toBe('/contact');
});

test('a mode without a tariff is on request, and so is a lane with no other mode', () => {
  renderPiece(
    <NoRoutes
      form={EMPTY_FORM}
      unavailable={[{ transport_mode: 'rail', reason: 'no_tariff', message: 'No price by rail.' }]}
    />,
  );
  expect(screen.getByText('We price this on request')).toBeDefined();
  expect(screen.getByText('Rail is on request.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Request a quote' }).getAttribute('href')).toBe('/quote?mode=rail');
});

test('where a slower service would have a route, it is offered, also for heavy cargo', () => {
  renderPiece(
    <NoRoutes
      form={{ ...EMPTY_FORM, cargo_weight: '30,000', service_type: 'express' }}
      unavailable={[
        { transport_mode: 'air', ...TOO_HEAVY },
        { transport_mode: 'road', reason: 'too_slow', message: 'By road this takes 9 days.' },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Choose another service' })).toBeDefined();
});

test('one service is chosen', async () => {
  const onChange = vi.fn();
  const { user } = renderPiece(<ServiceChoice value="standard" onChange={onChange} promises={new Map()} />);
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toHaveLength(1);
  await user.click(screen.getByRole('radio', { name: /Express/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('express');
});
