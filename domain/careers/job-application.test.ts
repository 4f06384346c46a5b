import { describe, expect, test } from 'vitest';
import { MAX_CV_BYTES } from './application-rules.ts';
import { JobApplication } from './job-application.ts';

describe('an application', () => {
  const cv = new File(['%PDF-1.7'], 'cv.pdf');
  const complete = { job_slug: 'x', full_name: 'Ann Lee', email: 'ann@trade.example', cv };

  test('needs no phone and no message', () => {
    expect(JobApplication.parse(complete)).toMatchObject({ phone: '', message: '' });
  });

  test.each([
    [{ full_name: ' ' }, 'Enter your full name.'],
    [{ email: 'ann' }, 'Enter a valid e-mail address, such as name@company.com.'],
    [{ phone: 'call me' }, 'Write the phone number with digits, such as +1 310 555 0100.'],
    [{ message: 'x'.repeat(4001) }, 'At most 4,000 characters.'],
    [{ cv: undefined }, 'Add your CV as a PDF or DOCX file.'],
    [{ cv: 'cv.pdf' }, 'Add your CV as a PDF or DOCX file.'],
    [{ cv: new File([], '') }, 'Add your CV as a PDF or DOCX file.'],
    [{ cv: new File([new Uint8Array(MAX_CV_BYTES + 1)], 'cv.pdf') }, 'The CV can be at most 5 MB.'],
  ])('with %j is refused: %s', (change, sentence) => {
    const parsed = JobApplication.safeParse({ ...complete, ...change });
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual([sentence]);
  });

  test('takes a CV of exactly 5 MB', () => {
    const largest = new File([new Uint8Array(MAX_CV_BYTES)], 'cv.pdf');
    expect(JobApplication.safeParse({ ...complete, cv: largest }).success).toBe(true);
  });
});
