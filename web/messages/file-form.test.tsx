import { ORPCError } from '@orpc/client';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { LARGEST_FILE_BYTES } from '#domain/files/shipment-file.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { FileForm } from './file-form.tsx';

// Files share modules: neither what others loaded nor what is mocked here may pass on.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const NUMBER = 'GS104588210';
const PDF = new File(['%PDF-1.4'], 'invoice.pdf', { type: 'application/pdf' });

const upload = vi.hoisted(() => vi.fn());
vi.mock('#web/api/client.ts', () => ({ call: { files: { upload } } }));

beforeEach(() => {
  upload.mockReset();
  upload.mockResolvedValue({});
});

function open(forStaff = false) {
  const { user } = renderPiece(<FileForm tracking_number={NUMBER} forStaff={forStaff} />);
  const field = () => screen.getByLabelText<HTMLInputElement>('File');
  return { user, field, add: () => user.click(screen.getByRole('button', { name: 'Add file' })) };
}

test('a file is needed, of at most 25 MB', async () => {
  const { user, field, add } = open();
  await add();
  expect(await screen.findByText('Choose a file.')).toBeDefined();
  const large = new File(['x'], 'large.pdf');
  Object.defineProperty(large, 'size', { value: LARGEST_FILE_BYTES + 1 });
  await user.upload(field(), large);
  await add();
  expect(await screen.findByText('A file can be at most 25 MB.')).toBeDefined();
  expect(upload).not.toHaveBeenCalled();
});

test('is sent with its kind, and the form is empty again', async () => {
  const { user, field, add } = open(true);
  await user.upload(field(), PDF);
  await user.selectOptions(screen.getByLabelText('Kind'), 'Packing list');
  await user.click(screen.getByRole('checkbox', { name: /Internal file/ }));
  await add();
  await waitFor(() => expect(upload).toHaveBeenCalledTimes(1));
  expect(upload.mock.calls[0]?.[0]).toMatchObject({
    tracking_number: NUMBER,
    kind: 'packing_list',
    visibility: 'internal',
  });
  await waitFor(() => expect(field().files).toHaveLength(0));
});

test('what the server refuses is named beside the file, which stays chosen', async () => {
  const issues = [{ path: 'file', message: 'This file is none of these.' }];
  upload.mockRejectedValue(new ORPCError('UNPROCESSABLE_CONTENT', { status: 422, data: { issues } }));
  const { user, field, add } = open();
  await user.upload(field(), PDF);
  await add();
  expect(await screen.findByText('This file is none of these.')).toBeDefined();
  expect(field().files).toHaveLength(1);
});
