import { expect, it } from 'vitest';
import { holdsFiles } from '@/lib/enquiries/form/draft';
import { checkPdf, cleanFileName } from '@/lib/enquiries/take/pdf-file';

it.each([
  ['CV.PDF', 'CV.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\amina\\My CV (2026).pdf', 'My CV 2026.pdf'],
  ['سيرة أمينة.pdf', 'سيرة أمينة.pdf'],
  ['\u202efdp.exe', 'fdp.exe.pdf'],
  ['.pdf', 'cv.pdf'],
  ['', 'cv.pdf'],
  ['a\r\nb: c".pdf', 'ab c.pdf'],
  [`${'x'.repeat(200)}.pdf`, `${'x'.repeat(80)}.pdf`],
  [`../${'.'.repeat(100_000)}cv. .pdf`, 'cv.pdf'],
])('a file called %j is kept as %j', (given, saved) => {
  expect(cleanFileName(given)).toBe(saved);
});

it('the type of a file depends on its bytes, not on its name', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(checkPdf('cv.zip', bytes('%PDF-1.4 … %%EOF'))).toMatchObject({ ok: true, value: { name: 'cv.zip.pdf' } });
  for (const other of ['PK\u0003\u0004%PDF-%%EOF', '%PDF-1.4', ' %PDF-1.4 %%EOF', `%PDF-1.4 %%EOF${' '.repeat(1025)}`]) {
    expect(checkPdf('cv.pdf', bytes(other))).toEqual({ ok: false, reason: 'fileType' });
  }
  expect(checkPdf('cv.pdf', bytes(''))).toEqual({ ok: false, reason: 'fileMissing' });
});

const text = { value: 'Amina', files: null };
const button = { type: 'submit' };

it('a form with a file field requires a file; other forms do not', () => {
  expect(holdsFiles({ elements: [text, { files: { length: 0 } }, button] })).toBe(false);
  expect(holdsFiles({ elements: [text, { files: { length: 1 } }, button] })).toBe(true);
  expect(holdsFiles({ elements: [text, button] })).toBe(true);
});
