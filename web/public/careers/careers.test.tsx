import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { benefits, careers, testimonials } from '#content/careers.ts';
import { type Job, jobs } from '#content/jobs.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { ApplicationSteps } from './application-steps.tsx';
import { Benefits } from './benefits.tsx';
import { payOf, payRangeOf, placeOf, postedOn } from './job-labels.ts';
import JobPage from './job-page.tsx';
import { JobsTable } from './jobs-table.tsx';
import { Testimonials } from './testimonials.tsx';

const JOB = jobs[0] as Job;

test('each open role is a row with place, hours, pay and a way to apply', () => {
  renderPiece(
    <>
      <h2 id="open-roles">Open roles</h2>
      <JobsTable />
    </>,
  );
  const [header, ...rows] = within(screen.getByRole('table', { name: 'Open roles' })).getAllByRole('row');
  const columns = within(header as HTMLElement).getAllByRole('columnheader');
  expect(columns.map((column) => column.textContent)).toEqual([
    'Role',
    'Location',
    'Type',
    'Salary',
    'Apply',
  ]);
  expect(rows).toHaveLength(jobs.length);
  jobs.forEach((job, index) => {
    const row = within(rows[index] as HTMLElement);
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      placeOf(job),
      job.hours,
      payOf(job),
      'Apply',
    ]);
    expect(row.getByRole('link', { name: job.title }).getAttribute('href')).toBe(`/careers/${job.slug}`);
  });
});

test('Apply leads to the form of that role', async () => {
  const { user, address } = renderPiece(<JobsTable />);
  await user.click(screen.getByRole('link', { name: `Apply: ${JOB.title}` }));
  expect(address()).toBe(`/careers/${JOB.slug}`);
  expect(window.location.hash).toBe('#apply');
});

test.each([
  [{ region: 'CA' }, 'Los Angeles, CA'],
  [{ region: undefined, country: 'Singapore', city: 'Singapore' }, 'Singapore'],
  [{ region: undefined, country: 'Netherlands', city: 'Rotterdam' }, 'Rotterdam, Netherlands'],
])('the place of %j is %s', (change, place) => {
  expect(placeOf({ ...JOB, ...change } as Job)).toBe(place);
});

test('pay says for how long, and the day of posting does not depend on the time zone', () => {
  const job = { ...JOB, pay: { from_usd: 24, to_usd: 31, per: 'hour' as const }, posted: '2026-10-05' };
  expect(payRangeOf(job)).toBe('$24 to $31');
  expect(payOf(job)).toBe('$24 to $31 an hour');
  expect(postedOn(job)).toBe('October 5, 2026');
});

const page = (slug: string) =>
  renderPiece(
    <Routes>
      <Route path="/careers/:slug" element={<JobPage />} />
    </Routes>,
    { at: `/careers/${slug}` },
  );

test('a role shows its facts, tasks and requirements', () => {
  page(JOB.slug);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(JOB.title);
  const points = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('listitem')
      .map((point) => point.textContent);
  expect(points('What you will do')).toEqual(JOB.tasks);
  expect(points('What you bring')).toEqual(JOB.requirements);
  const facts = screen.getByLabelText('The role at a glance').textContent;
  for (const fact of [placeOf(JOB), JOB.hours, payRangeOf(JOB), postedOn(JOB)]) expect(facts).toContain(fact);
});

test('a filled role is not found', () => {
  page('no-such-role');
  expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeDefined();
});

test('benefits, steps and quotes are complete', () => {
  renderPiece(
    <>
      <Benefits />
      <ApplicationSteps />
      <Testimonials />
    </>,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(
    benefits.map(({ title }) => title),
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(careers.steps.length);
  expect(screen.getAllByRole('figure')).toHaveLength(testimonials.length);
});
