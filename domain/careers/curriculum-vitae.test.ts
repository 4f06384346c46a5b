import { describe, expect, test } from 'vitest';
import { type CvType, cvFileName, isCvType } from './curriculum-vitae.ts';

const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('the name of a CV', () => {
  test.each<[string, CvType, string]>([
    ['CV Ann Lee.pdf', PDF, 'CV Ann Lee.pdf'],
    ['CV.PDF', PDF, 'CV.pdf'],
    ['Lebenslauf Jörg Müller.docx', DOCX, 'Lebenslauf Jörg Müller.docx'],
    ['../../etc/passwd', PDF, 'passwd.pdf'],
    ['C:\\Users\\ann\\cv.docx', DOCX, 'cv.docx'],
    ['.hidden', PDF, 'hidden.pdf'],
    ['cv\r\nset-cookie: a=b.pdf', PDF, 'cvset-cookie a=b.pdf'],
    ['cv"; filename="evil.exe', PDF, 'cv; filename=evil.exe.pdf'],
    ['\u202Efdp.exe', PDF, 'fdp.exe.pdf'],
    ['really a document.pdf', DOCX, 'really a document.docx'],
    ['', PDF, 'cv.pdf'],
    ['...', PDF, 'cv.pdf'],
  ])('%j of %s → %s', (given, type, stored_name) => {
    expect(cvFileName(given, type)).toBe(stored_name);
  });

  test('has at most 120 characters and the extension of its real type', () => {
    const stored_name = cvFileName(`${'🚢'.repeat(300)}.pdf`, PDF);
    expect([...stored_name]).toHaveLength(120);
    expect(stored_name.endsWith('🚢.pdf')).toBe(true);
  });
});

test.each([
  [PDF, true],
  [DOCX, true],
  ['application/zip', false],
  ['image/png', false],
  ['toString', false],
  [undefined, false],
])('a CV of type %s: %s', (type, allowed) => {
  expect(isCvType(type)).toBe(allowed);
});
