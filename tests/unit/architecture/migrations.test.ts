import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import desk from '@/messages/en/desk.json';
import { findRetiredNames } from '@/scripts/checks/names.ts';

const folder = 'supabase/migrations';
const texts = readdirSync(folder).map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }));
const sources = texts.map(({ file, text }) => ({ file, sql: text.replace(/^ *--.*$/gm, '') }));
const functions = sources.flatMap(({ file, sql }) =>
  [...sql.matchAll(/^\s*create (?:or replace )?function ([\w.]+)/gim)].map(([, name = '']) => ({ name, file })),
);
const tables = sources.flatMap(({ sql }) => [...sql.matchAll(/^create table ([\w.]+)/gm)].map(([, name = '']) => name));
const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

it('a line has at most 140 characters', () => {
  const long = texts.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => (line.length > 140 ? [`${file}:${index + 1}`] : [])),
  );
  expect(long).toEqual([]);
});

// PostgreSQL itself refuses a second table, policy or trigger with the same name.
it('a function of the database is defined once: change it in place (docs/engineering/backend.md)', () => {
  expect(functions.length).toBeGreaterThan(100);
  const again = functions.filter(({ name }, index) => functions.findIndex((other) => other.name === name) < index);
  expect(again.map(({ name, file }) => `${name} in ${file}`)).toEqual([]);
});

it('functions that a function of the database calls exist: PostgreSQL checks bodies only when they run', () => {
  const known = new Set([...functions.map(({ name }) => name), ...tables]);
  const called = sources.flatMap(({ sql }) => [...sql.matchAll(/\b(public\.\w+)\s*\(/g)].map(([, name = '']) => name));
  expect(called.length).toBeGreaterThan(500);
  expect([...new Set(called)].filter((name) => !known.has(name))).toEqual([]);
});

it('no function of the database has a name with a word that the glossary replaced', () => {
  const declared = functions.map(({ name }) => `const ${camelCase(name.replace('public.', ''))} = 0;`).join('\n');
  expect(findRetiredNames('supabase/migrations.ts', declared)).toEqual([]);
});

it('every enqueued kind of mail has a composer, and the desk has words for it', () => {
  const [, composers = ''] = readFileSync('lib/mail/compose.ts', 'utf8').split('const composers: ');
  const composed = [...composers.matchAll(/^ {2}(\w+): \w+,$/gm)].map(([, kind = '']) => kind);
  const named = sources.flatMap(({ sql }) =>
    [...sql.matchAll(/(?:enqueue_mail|mail_about_papers)\(\s*'(\w+)'/g)].map(([, kind = '']) => kind),
  );
  const ofStatus = sources.flatMap(({ sql }) =>
    [...sql.matchAll(/mail_status\('(\w+)'/g)].map(([, subject]) => `${subject}_status`),
  );
  const enqueued = [...new Set([...named, ...ofStatus])];
  expect(enqueued.length).toBeGreaterThan(10);
  // The newsletter is enqueued by the site.
  expect([...enqueued, 'newsletter_already', 'newsletter_confirm'].toSorted()).toEqual(composed.toSorted());
  // The desk lists the mail of a booking; two kinds are named by their event.
  const notOfBooking = /^(?:agency_enquiry|agency_papers|campaign|club_|enquiry_|newsletter_|papers_|plan_|refund_|visa_)/;
  const byEvent = ['booking_status', 'payment_news'];
  const listed = composed.filter((kind) => !notOfBooking.test(kind) && !byEvent.includes(kind));
  expect(Object.keys(desk.life.mails).toSorted()).toEqual(listed.toSorted());
});

it('what pg_cron runs daily on a hosted project, the local backend runs too', () => {
  const scheduled = sources.flatMap(({ sql }) =>
    [...sql.matchAll(/cron\.schedule\([^)]*'select public\.(\w+)\(\)'/g)].map(([, task = '']) => task),
  );
  const [, list = ''] =
    /for \(const task of \[(.*?)\]\)/s.exec(readFileSync('supabase/local/database/daily-tasks.ts', 'utf8')) ?? [];
  expect(scheduled.length).toBeGreaterThan(1);
  expect([...list.matchAll(/'(\w+)'/g)].map(([, task]) => task).toSorted()).toEqual(scheduled.toSorted());
});

it('owners may fill in and change every column of a saved traveller: a forgotten grant would refuse the whole row', () => {
  const sql = sources.map((source) => source.sql).join('\n');
  const [, table = ''] = /create table public\.saved_travellers \((.*?)\n\);/s.exec(sql) ?? [];
  const [, insert = '', update = ''] =
    /insert \(([\w\s,]+)\),\s+update \(([\w\s,]+)\),[^;]*on public\.saved_travellers/.exec(sql) ?? [];
  const namesIn = (list: string) => list.split(',').map((name) => name.trim());
  const columns = [...table.matchAll(/^ {2}(?!unique|constraint)([a-z_]+) [a-z]/gm)].map(([, name = '']) => name);
  const settable = columns.filter((name) => !['id', 'created_at'].includes(name));
  expect(namesIn(insert)).toEqual(settable);
  expect(namesIn(update)).toEqual(settable.filter((name) => name !== 'user_id'));
});
