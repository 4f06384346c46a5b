import { ORPCError } from '@orpc/client';
import { screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { jobs } from '#content/jobs.ts';
import { MAX_CV_BYTES } from '#domain/careers/application-rules.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { ApplicationForm } from './application-form.tsx';

const [job] = jobs as [(typeof jobs)[number]];
const CV = new File(['%PDF-1.4'], 'ann.pdf', { type: 'application/pdf' });

const apply = vi.fn();

beforeEach(() => {
  apply.mockReset();
  serve({ 'careers.apply': apply });
  for (const { id } of shownToasts()) dismissToast(id);
});

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

async function filledIn() {
  const onSent = vi.fn();
  const { user } = renderPiece(<ApplicationForm job={job} onSent={onSent} />);
  await user.type(field(/^Full name/), 'Ann Applicant');
  await user.type(field(/^E-mail/), ' ann@trade.example ');
  await user.upload(field(/^CV/), CV);
  const send = () => user.click(screen.getByRole('button', { name: 'Send application' }));
  await send();
  return { onSent, send };
}

test('an application is sent with its file', async () => {
  const { onSent } = await filledIn();
  await waitFor(() => expect(onSent).toHaveBeenCalledWith('ann@trade.example'));
  expect(apply.mock.calls[0]?.[0]).toMatchObject({
    full_name: 'Ann Applicant',
    phone: '',
    cv: CV,
    job_slug: job.slug,
    homepage: '',
  });
  expect(shownToasts()[0]?.title).toBe('Application sent');
});

test('without a response, the entries stay and the reason is shown', async () => {
  apply.mockImplementationOnce(lost);
  const { onSent, send } = await filledIn();
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t reach the server.');
  expect(shownToasts()[0]).toMatchObject({
    title: 'Error',
    description: 'We couldn’t reach the server. Try again in a moment.',
  });
  expect([field(/^Full name/).value, field(/^CV/).files?.[0]?.name]).toEqual(['Ann Applicant', 'ann.pdf']);
  await send();
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  // So that an application whose response was lost is stored once.
  const [first, again] = apply.mock.calls.map(([, headers]) => headers.get('idempotency-key'));
  expect([first, again]).toEqual([expect.any(String), first]);
});

test('a file that the server refuses is reported beside its field, without a toast', async () => {
  const issues = [{ path: 'cv', message: 'The CV must be a PDF or DOCX file.' }];
  apply.mockRejectedValue(new ORPCError('UNPROCESSABLE_CONTENT', { status: 422, data: { issues } }));
  const { onSent } = await filledIn();
  await waitFor(() => expect(document.activeElement).toBe(field(/^CV/)));
  expect(screen.getByText('The CV must be a PDF or DOCX file.')).toBeDefined();
  expect([onSent.mock.calls.length, shownToasts().length]).toEqual([0, 0]);
});

test('missing fields are listed; each error goes when its field is valid', async () => {
  const { user } = renderPiece(<ApplicationForm job={job} onSent={vi.fn()} />);
  await user.click(screen.getByRole('button', { name: 'Send application' }));
  const summary = await screen.findByRole('alert');
  expect(document.activeElement).toBe(summary);
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Enter your full name.', 'Enter your e-mail address.', 'Add your CV as a PDF or DOCX file.']);
  await user.upload(field(/^CV/), CV);
  await waitFor(() => expect(field(/^CV/).getAttribute('aria-invalid')).toBeNull());
  expect(field(/^Full name/).getAttribute('aria-invalid')).toBe('true');
});

test('a CV over 5 MB is refused before it is sent', async () => {
  const { user } = renderPiece(<ApplicationForm job={job} onSent={vi.fn()} />);
  await user.type(field(/^Full name/), 'Ann Applicant');
  await user.type(field(/^E-mail/), 'ann@trade.example');
  await user.upload(field(/^CV/), new File([new Uint8Array(MAX_CV_BYTES + 1)], 'cv.pdf'));
  await user.click(screen.getByRole('button', { name: 'Send application' }));
  expect(await screen.findByText('The CV can be at most 5 MB.')).toBeDefined();
  expect(apply).not.toHaveBeenCalled();
});

test('what was filled in before hydration is sent', async () => {
  const onSent = vi.fn();
  const form = <ApplicationForm job={job} onSent={onSent} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<MemoryRouter>{form}</MemoryRouter>);
  field(/^Full name/).value = 'Ann Applicant';
  field(/^E-mail/).value = 'ann@trade.example';
  Object.defineProperty(field(/^CV/), 'files', { value: [CV] });
  const { user } = renderPiece(form, { container });
  await user.click(screen.getByRole('button', { name: 'Send application' }));
  await waitFor(() => expect(onSent).toHaveBeenCalledWith('ann@trade.example'));
});
