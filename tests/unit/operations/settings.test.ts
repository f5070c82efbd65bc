import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bakedSettings } from '@/scripts/lib/build.mjs';

const read = (path: string) => readFileSync(path, 'utf8');
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

const example = namesIn(read('.env.example'), /^([A-Z_]+)=/gm);
const deploying = read('docs/operations/deploying.md');
const [, settingsChapter = ''] = /^## Settings$(.*?)^## /ms.exec(deploying) ?? [];
/** The rows of its table: names, and when they take effect. */
const rows = settingsChapter
  .split('\n')
  .map((line) => line.split('|'))
  .filter(([, names]) => names?.includes('`'))
  .map(([, names = '', , moment = '']) => ({ names: namesIn(names, /`([A-Z_]+)`/g), moment }));
const atBuild = rows.flatMap(({ names, moment }) => (moment.includes('**build**') ? names : [])).sort();

const compose = read('compose.yaml');
const [, composeArguments = ''] = /^ {4}args:\n((?: {6}.*\n)+)/m.exec(compose) ?? [];
const [buildStage = '', finalStage = ''] = read('Dockerfile').split(/^FROM base$/m);

describe('the settings', () => {
  it('of .env.example are all in the operations manual', () => {
    const manual = [
      deploying,
      ...['hosted-supabase', 'suppliers', 'payments', 'orders'].map((page) => read(`docs/operations/${page}.md`)),
    ].join('\n');
    const named = new Set(namesIn(manual, /`([A-Z_]+)(?:=[^`]*)?`/g));
    expect(example.length).toBeGreaterThan(30);
    expect(example.filter((name) => !named.has(name))).toEqual([]);
  });

  it('of the site are in .env.example, and are passed to the containers', () => {
    const site = rows.flatMap(({ names }) => names);
    const given = new Set(namesIn(compose, /^ +([A-Z_]+):/gm));
    expect(site.length).toBeGreaterThan(15);
    expect(site.filter((name) => !example.includes(name))).toEqual([]);
    expect(site.filter((name) => !given.has(name))).toEqual([]);
  });

  it('of the build are arguments of the image, and cause a new build', () => {
    expect(namesIn(buildStage, /^ARG ([A-Z_]+)/gm).sort()).toEqual(atBuild);
    expect(namesIn(composeArguments, /^ +([A-Z_]+):/gm).sort()).toEqual(atBuild);
    expect(example.filter((name) => bakedSettings.test(name)).sort()).toEqual(atBuild);
  });

  it('that must be the same at the start are stored in the image', () => {
    const twice = rows.flatMap(({ names, moment }) => (moment.includes('the same at both') ? names : []));
    expect(namesIn(finalStage, /^ARG ([A-Z_]+)/gm)).toEqual(twice);
    for (const name of twice) expect(finalStage).toContain(`${name}=$${name}`);
  });
});
