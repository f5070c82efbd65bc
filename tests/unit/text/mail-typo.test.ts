import { expect, it } from 'vitest';
import { suggestMail } from '@/lib/text/mail-typo';

it.each([
  ['amina@gmial.com', 'amina@gmail.com'],
  ['amina@gmail.con', 'amina@gmail.com'],
  ['amina@gmal.con', 'amina@gmail.com'],
  ['amina@gmailcom', 'amina@gmail.com'],
  ['amina@gmail', 'amina@gmail.com'],
  ['amina@gmail.com.', null],
  ['Amina.K@Hotmial.com', 'Amina.K@hotmail.com'],
  ['amina@hotmail.co', 'amina@hotmail.com'],
  ['amina@hotnail.cm', 'amina@hotmail.com'],
  ['amina@outlok.com', 'amina@outlook.com'],
  ['amina@yaho.com', 'amina@yahoo.com'],
  ['amina@yahoo.cm', 'amina@yahoo.com'],
  [' amina@iclod.com ', 'amina@icloud.com'],
  ['amina@company.con', 'amina@company.com'],
])('%s was probably %s', (typed, meant) => {
  expect(suggestMail(typed)).toBe(meant);
});

it.each([
  ...['amina@gmail.com', 'amina@GMAIL.com', 'amina@hotmail.co.uk', 'amina@yahoo.fr', 'amina@outlook.sa', 'amina@ymail.com'],
  ...['amina@mail.com', 'amina@company.qa', 'amina@qatar.net.qa', 'amina@example.com', 'amina@live.com', 'amina@me.com'],
  ...['amina', 'amina@', '@gmial.com', '', 'a b@gmial.com'],
])('%s is left alone', (typed) => {
  expect(suggestMail(typed)).toBeNull();
});
