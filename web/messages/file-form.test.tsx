import { ORPCError } from '@orpc/client';
import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { MAX_FILE_BYTES } from '#domain/files/shipment-file.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { FileForm } from './file-form.tsx';
import { type Upload, uploads } from './uploads/tus-for-tests.ts';

// Test files share modules; reset so that mocks don't leak between them.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const NUMBER = 'GS104588210';
const PDF = new File(['%PDF-1.4'], 'invoice.pdf', { type: 'application/pdf' });
const PHOTO = new File(['photo'], 'door.png', { type: 'image/png' });
const UPLOAD = '01900000-0000-7000-8000-0000000000c1';

const attach = vi.fn();

vi.mock('tus-js-client', () => import('./uploads/tus-for-tests.ts'));

beforeEach(() => {
  uploads.length = 0;
  attach.mockReset();
  serve({ 'files.attach': attach });
  attach.mockResolvedValue({});
});

function open(forStaff = false) {
  const { user } = renderPiece(<FileForm tracking_number={NUMBER} forStaff={forStaff} />);
  const field = () => screen.getByLabelText<HTMLInputElement>('File');
  const add = async (...files: File[]) => {
    if (files.length > 0) await user.upload(field(), files);
    await user.click(screen.getByRole('button', { name: 'Add file' }));
  };
  return { user, field, add };
}

async function started(index = 0) {
  await waitFor(() => expect(uploads[index]?.start).toHaveBeenCalled());
  const upload = uploads[index] as Upload;
  return { upload, report: (event: (options: Upload) => void) => act(async () => event(upload)) };
}

test('a file is needed, with content and of at most 25 MB', async () => {
  const { user, add } = open();
  await add();
  expect(await screen.findByText('Choose a file.')).toBeDefined();
  const large = new File(['x'], 'large.pdf');
  Object.defineProperty(large, 'size', { value: MAX_FILE_BYTES + 1 });
  await add(large);
  expect(await screen.findByText('A file can be at most 25 MB.')).toBeDefined();
  await add(new File([], 'empty.pdf'));
  expect(await screen.findByText('This file is empty. Choose another one.')).toBeDefined();
  expect(uploads).toHaveLength(0);
  for (const name of ['large.pdf', 'empty.pdf'])
    await user.click(screen.getByRole('button', { name: `Remove ${name}` }));
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
});

test('is sent with its kind, its progress is shown, and the form is empty again', async () => {
  const { user, field, add } = open(true);
  await user.selectOptions(screen.getByLabelText('Kind'), 'Packing list');
  await user.click(screen.getByRole('checkbox', { name: /Internal file/ }));
  await add(PDF);
  const { report } = await started();
  expect(field().files).toHaveLength(0);
  await report(({ options }) => options.onProgress(4, 8));
  const bar = screen.getByRole('progressbar', { name: 'invoice.pdf' });
  expect(bar.getAttribute('aria-valuenow')).toBe('50');
  expect(screen.getByText('Packing list · Internal · 4 bytes of 8 bytes')).toBeDefined();
  await report((upload) => upload.complete(UPLOAD));
  await waitFor(() => expect(attach).toHaveBeenCalledTimes(1));
  expect(attach.mock.calls[0]?.[0]).toEqual({
    tracking_number: NUMBER,
    upload_id: UPLOAD,
    kind: 'packing_list',
    visibility: 'internal',
  });
  expect(await screen.findByText('invoice.pdf was added.')).toBeDefined();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('is paused, resumed and cancelled by hand', async () => {
  const { user, add } = open();
  await add(PDF);
  const { upload, report } = await started();
  const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asksBeforeLeaving()).toBe(true);
  await report(({ options }) => options.onProgress(2, 8));
  await user.click(screen.getByRole('button', { name: 'Pause invoice.pdf' }));
  expect(upload.abort).toHaveBeenLastCalledWith(false);
  expect(screen.getByText(/Paused at 2 bytes of 8 bytes/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Resume invoice.pdf' }));
  expect(upload.start).toHaveBeenCalledTimes(2);
  await user.click(screen.getByRole('button', { name: 'Cancel invoice.pdf' }));
  expect(upload.abort).toHaveBeenLastCalledWith(true);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(asksBeforeLeaving()).toBe(false);
});

test('a lost connection is named until the upload goes on', async () => {
  const { add } = open();
  await add(PDF);
  const { report } = await started();
  await report((upload) => upload.lose());
  expect(screen.getByText('Connection lost. The upload resumes when you’re back online.')).toBeDefined();
  await report(({ options }) => options.onProgress(4, 8));
  expect(screen.queryByText(/^Connection lost/)).toBeNull();
});

test('each file has its own error; what cannot succeed is only removed', async () => {
  const issues = [{ path: 'file', message: 'This file is none of these.' }];
  attach.mockRejectedValueOnce(new ORPCError('UNPROCESSABLE_CONTENT', { status: 422, data: { issues } }));
  attach.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { user, add } = open();
  await add(PDF, PHOTO);
  const first = await started();
  const second = await started(1);
  await first.report((upload) => upload.complete(UPLOAD));
  expect(await screen.findByText('This file is none of these.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await second.report((upload) => upload.complete(UPLOAD));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('door.png was added.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Remove invoice.pdf' }));
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
});

test('bytes that the server refuses say why', async () => {
  const { add } = open();
  await add(PDF);
  const { report } = await started();
  await report((upload) => upload.refuse(403, '{"detail":"Finish or cancel other uploads first."}'));
  expect(screen.getByText('Finish or cancel other uploads first.')).toBeDefined();
});

test('at most ten files are added at once', async () => {
  const { add } = open();
  await add(...Array.from({ length: 11 }, (_, index) => new File(['x'], `${index}.pdf`)));
  expect(await screen.findByText('Choose at most 10 files at once.')).toBeDefined();
  expect(uploads).toHaveLength(0);
});
