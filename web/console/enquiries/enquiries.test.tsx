import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { hoursAgo, NOW } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { Outbox } from '../mail/outbox.tsx';
import { ContactMessageItem } from './contact-message-item.tsx';
import { EnquiryLists } from './enquiry-lists.tsx';
import { JobApplicationItem } from './job-application-item.tsx';
import { JobApplications } from './job-applications.tsx';
import { MailingListDownloads } from './mailing-list-downloads.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const { id } of shownToasts()) dismissToast(id);
});

const id = (last: number) => `01900000-0000-7000-8000-0000000000${last}`;
const message = (last: number, subject: string) => ({
  id: id(last),
  name: 'Ada Reyes',
  email: 'ada@reyes.example',
  company: '',
  phone: '',
  subject,
  message: 'Rates, please.',
  created_at: hoursAgo(4),
  answered_at: null,
  answered_by: null,
});
const application = (last: number, full_name: string, change = {}) => ({
  id: id(last),
  job_slug: 'driver',
  job_title: 'Driver',
  full_name,
  email: 'ben@ott.example',
  phone: '+31 (10) 123-45',
  message: 'I drive.',
  cv_name: 'ben.pdf',
  cv_bytes: 2_400_000,
  created_at: hoursAgo(4),
  ...change,
});
const mail = (last: number, subject: string) => ({
  id: id(last),
  recipient: 'ada@reyes.example',
  subject,
  text: 'Please pay.',
  link: null,
  status: 'stored' as const,
  attempts: 0,
  created_at: hoursAgo(2),
  sent_at: null,
});

const LISTS = [
  {
    what: 'messages',
    piece: <EnquiryLists isAdmin={false} />,
    operation: 'enquiries.list',
    page: (last: number, name: string) => ({ enquiries: [message(last, name)] }),
    none: { enquiries: [], next: null },
    empty: 'No messages yet',
  },
  {
    what: 'applications',
    piece: <JobApplications isMoving={false} />,
    operation: 'careers.applications',
    page: (last: number, name: string) => ({ applications: [application(last, name)] }),
    none: { applications: [], next: null },
    empty: 'No applications yet',
  },
];

test.each(LISTS)('$what are loaded page by page', async ({ piece, operation, page }) => {
  serve({
    [operation]: ({ after }: { after?: string }) =>
      after ? { ...page(12, 'Older'), next: null } : { ...page(11, 'Newer'), next: 'cursor' },
  });
  const { user } = renderPiece(piece);
  expect(await screen.findByRole('heading', { name: 'Newer' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('heading', { name: 'Older' })).toBeDefined();
});

test.each([
  ...LISTS,
  { what: 'mail', piece: <Outbox />, operation: 'mail.list', none: [], empty: 'No mail yet' },
])(
  'without $what it says so; when they cannot be loaded, it offers another attempt',
  async ({ piece, operation, none, empty }) => {
    let attempts = 0;
    serve({
      [operation]: () => {
        attempts += 1;
        return attempts === 1 ? lost() : none;
      },
    });
    const { user } = renderPiece(piece);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(empty)).toBeDefined();
  },
);

test('applications appear together with the messages above them, which would move them', async () => {
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  serve({
    'enquiries.list': async () => {
      await loaded;
      return { enquiries: [message(11, 'Rates')], next: null };
    },
    'careers.applications': () => ({ applications: [application(12, 'Ben Ott')], next: null }),
  });
  const { client } = renderPiece(<EnquiryLists isAdmin />);
  await vi.waitFor(() => expect(client.isFetching()).toBe(1));
  expect(screen.queryByText('Ben Ott')).toBeNull();
  load();
  expect(await screen.findByText('Ben Ott')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Rates' })).toBeDefined();
});

test.each([
  [{}, 'Mark as answered: Rates', true],
  [{ answered_at: hoursAgo(1), answered_by: 'Ines Marchetti' }, 'Mark as unanswered: Rates', false],
])('a message with %o offers: %s', async (answer, name, answered) => {
  const enquiry = { ...message(11, 'Rates'), ...answer };
  const calls = serve({ 'enquiries.change': () => enquiry });
  const { user } = renderPiece(<ContactMessageItem enquiry={enquiry} now={NOW} />);
  expect(screen.queryByText(/^Answered by Ines Marchetti/) !== null).toBe(!answered);
  await user.click(screen.getByRole('button', { name }));
  await vi.waitFor(() =>
    expect(calls).toEqual([{ operation: 'enquiries.change', input: { id: id(11), answered } }]),
  );
});

test('a message that could not be marked says why', async () => {
  serve({ 'enquiries.change': lost });
  const { user } = renderPiece(<ContactMessageItem enquiry={message(11, 'Rates')} now={NOW} />);
  await user.click(screen.getByRole('button', { name: 'Mark as answered: Rates' }));
  await vi.waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'The message was not marked' }]));
});

test.each([
  [23, null, false],
  [25, null, true],
  [25, hoursAgo(2), false],
])('after %i hours, answered at %s, the reply is overdue: %s', (hours, answered_at, overdue) => {
  const enquiry = { ...message(11, 'Rates'), created_at: hoursAgo(hours), answered_at };
  renderPiece(<ContactMessageItem enquiry={enquiry} now={NOW} />);
  expect(screen.queryByText('Reply overdue') !== null).toBe(overdue);
});

test('the outbox lists its mails, newest first as sent by the server', async () => {
  serve({ 'mail.list': () => [mail(11, 'Your invoice'), mail(12, 'Welcome')] });
  renderPiece(<Outbox />);
  const mails = within(await screen.findByRole('list', { name: 'Mail' })).getAllByRole('heading');
  expect(mails.map((heading) => heading.textContent)).toEqual(['Your invoice', 'Welcome']);
  expect(screen.getAllByText('Not sent')).toHaveLength(2);
});

test('an application can be answered, and its CV downloaded', () => {
  renderPiece(<JobApplicationItem application={application(11, 'Ben Ott')} now={NOW} />);
  expect(screen.getByText(/^Driver · 4h ago$|^Driver ·/)).toBeDefined();
  const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href(/^ben@ott/)).toBe('mailto:ben@ott.example');
  expect(href(/^\+31/)).toBe('tel:+311012345');
  const cv = screen.getByRole('link', { name: /^CV/ });
  expect(cv.getAttribute('href')).toBe(`/api/careers/applications/${id(11)}/cv`);
  expect(cv.getAttribute('download')).toBe('ben.pdf');
});

test.each([
  [300, '300 bytes'],
  [48_000, '48 kB'],
  [2_400_000, '2.4 MB'],
])('a CV of %i bytes is %s', (cv_bytes, size) => {
  renderPiece(<JobApplicationItem application={application(11, 'Ben Ott', { cv_bytes })} now={NOW} />);
  expect(screen.getByText(size)).toBeDefined();
});

test('without phone and message there is neither', () => {
  renderPiece(
    <JobApplicationItem application={application(11, 'Ben Ott', { phone: '', message: '' })} now={NOW} />,
  );
  expect(screen.queryByRole('link', { name: /^\+/ })).toBeNull();
  expect(screen.queryByRole('group')).toBeNull();
});

test('each mailing list is a file', () => {
  renderPiece(<MailingListDownloads />);
  for (const link of screen.getAllByRole('link')) {
    const list = new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('list');
    expect(link.getAttribute('download')).toBe(`${list}.csv`);
  }
});
