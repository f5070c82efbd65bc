import { readdirSync, readFileSync } from 'node:fs';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OpeningHours } from '@/components/company/branches/branch-card';
import { branchAreas, branchPages } from '@/content/branches';
import { branches } from '@/content/company';
import { about } from '@/content/company-pages/about';
import { career } from '@/content/company-pages/career';
import { comingSoon } from '@/content/company-pages/coming-soon';
import { contact } from '@/content/company-pages/contact';
import { emailLanding } from '@/content/company-pages/email-landing';
import { feedback } from '@/content/company-pages/feedback';
import { privacy } from '@/content/company-pages/privacy';
import { terms } from '@/content/company-pages/terms';
import { company } from '@/lib/company/company';
import { officeOf } from '@/lib/company/offices';
import { openingPeriod } from '@/lib/i18n/opening-hours';
import ar from '@/messages/ar/company.json';
import en from '@/messages/en/company.json';

describe('branches', () => {
  const shown = branchAreas.flatMap(({ slugs }) => slugs);

  describe('the branches', () => {
    it('have the five pages of the specification', () => {
      expect(branchPages.map(({ slug }) => slug).toSorted()).toEqual([
        'al-khor',
        'al-rayyan',
        'al-sadd',
        'umm-salal',
        'west-bay',
      ]);
    });

    it('are all in the index, once', () => {
      expect(shown.toSorted()).toEqual([...new Set([...branches, ...branchPages].map(({ slug }) => slug))].toSorted());
    });

    it('have their own number, or the main one if the agency lists none', () => {
      expect(officeOf('al-sadd').phone.display).toBe('+974 4000 0003');
      for (const slug of ['west-bay', 'al-khor', 'umm-salal']) expect(officeOf(slug).phone).toEqual(company.phone);
      expect(() => officeOf('atlantis')).toThrow('atlantis');
    });

    it.each(branchPages.map((page) => [page.slug, page] as const))('%s matches the list of offices', (slug, page) => {
      expect(officeOf(slug).name).toEqual(page.name);
      expect(officeOf(slug).address).toEqual(page.address);
    });

    it.each(branchPages.map((page) => [page.slug, page] as const))(
      '%s has neighbours, stops and things to bring',
      (slug, page) => {
        expect(page.neighbours).not.toContain(slug);
        for (const neighbour of page.neighbours) expect(shown).toContain(neighbour);
        expect(page.route.stops.length).toBeGreaterThanOrEqual(3);
        expect(page.en.sections.map(({ id }) => id)).toEqual(['here', 'bring']);
      },
    );

    it('have different texts', () => {
      for (const locale of ['en', 'ar'] as const) {
        const texts = branchPages.flatMap((page) =>
          page[locale].sections.flatMap(({ points = [] }) => points.map(({ text }) => text)),
        );
        expect(new Set(texts).size).toBe(texts.length);
      }
    });
  });

  describe.each([
    ['en', en],
    ['ar', ar],
  ] as const)('the opening hours in %s', (locale, messages) => {
    it('are those of content/company', () => {
      const html = renderToStaticMarkup(
        <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={{ company: messages }}>
          <OpeningHours />
        </NextIntlClientProvider>,
      );
      const shown = Object.values(company.openingHours).map((hours) => openingPeriod(hours, locale));
      expect([...html.matchAll(/<bdi>(.*?)<\/bdi>/g)].map(([, period]) => period)).toEqual(shown);
    });
  });
});

describe('pages', () => {
  const index = {
    name: { en: en.branches.index.name, ar: ar.branches.index.name },
    en: en.branches.index,
    ar: ar.branches.index,
  };
  const pages = [about, career, comingSoon, contact, emailLanding, feedback, privacy, terms, index, ...branchPages];
  const named = pages.map((page) => [page.name.en, page] as const);

  /** The structure of a text: it must be the same in both languages. */
  function shape(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(shape);
    if (typeof value !== 'object' || value === null) return typeof value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, key === 'id' || key === 'href' ? part : shape(part)]),
    );
  }

  function textsIn(value: unknown): string[] {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
  }

  describe('the pages about the company', () => {
    it.each(named)('%s keeps to the lengths that search engines show', (_name, page) => {
      for (const { title, description } of [page.en, page.ar]) {
        expect(title.length, title).toBeLessThanOrEqual(45);
        expect(description.length, description).toBeLessThanOrEqual(160);
        expect(description.length, description).toBeGreaterThan(90);
      }
    });

    it.each(named)('%s has the same parts in both languages', (_name, page) => {
      expect(shape(page.ar)).toEqual(shape(page.en));
    });

    it.each([privacy, terms])('each section of $name.en has its own address', ({ en: { sections } }) => {
      const ids = sections.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    });

    it('the privacy policy names the data that a booking requires of each traveller', () => {
      const [en, ar] = [privacy.en, privacy.ar].map(({ sections }) => JSON.stringify(sections.find(({ id }) => id === 'what')));
      for (const fact of ['title', 'gender', 'GCC identity card']) expect(en).toContain(fact);
      for (const fact of ['اللقب', 'الجنس و', 'بطاقة الهوية الخليجية']) expect(ar).toContain(fact);
    });

    it.each(named)('%s has something to read', (_name, page) => {
      const words = (text: unknown) => textsIn(text).join(' ').split(/\s+/).length;
      expect(words(page.en)).toBeGreaterThan(90);
      expect(words(page.ar)).toBeGreaterThan(70);
    });

    it.each(named)('%s is written in each language with its own letters and marks', (_name, page) => {
      expect(JSON.stringify(page.en)).not.toMatch(/\p{Script=Arabic}/u);
      for (const text of textsIn(page.ar)) expect(text).not.toMatch(/[\u0660-\u0669?;—]|\p{Script=Arabic},/u);
    });

    it.each(['en', 'ar'] as const)('have titles, descriptions and headings of their own in %s', (locale) => {
      for (const field of ['title', 'description', 'heading'] as const) {
        const words = pages.map((page) => page[locale][field]);
        expect(new Set(words).size).toBe(words.length);
      }
    });
  });

  describe('the history of the agency (DECISIONS 9)', () => {
    it('stays as it was written, on the page about us and in the history', () => {
      expect(about.en.who.paragraphs.join()).toMatch(/[Ff]ounded in 2014.*21 branches/);
      expect(about.ar.who.paragraphs.join()).toMatch(/تأسست .*2014.*21 فرعًا/);
      expect(about.en.history.paragraphs.join()).toMatch(/serving Qatar since 1998.*6 branches/);
      expect(about.ar.history.paragraphs.join()).toMatch(/منذ عام 1998.*6 فروع/);
    });

    it('makes only the five claims of the specification', () => {
      expect(about.en.claims.map(({ term, text }) => `${term} ${text}`)).toEqual([
        '150 or more travel experts',
        'Over 10,000 bookable flights',
        'IATA accredited',
        'ICV certified',
        'Award winner',
      ]);
    });

    it('is signed by the office, and has the anchors of the short addresses', () => {
      expect(about.en.ceo.signature).toBe('Chief Executive, Karam Travel');
      expect(about.en.awards.id).toBe('awards');
      expect(readFileSync('app/[locale]/about/page.tsx', 'utf8')).toContain('id="ceo-message"');
      expect(readFileSync('app/[locale]/about/page.tsx', 'utf8')).toContain('id="team"');
    });
  });

  describe('times, telephones and addresses', () => {
    const folders = ['content/company-pages', 'content/branches', 'components/company', 'components/company/branches'];
    const files = [
      ...folders
        .flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`))
        .filter((path) => /\.tsx?$/.test(path)),
      'app/[locale]/about/page.tsx',
      'app/[locale]/career/page.tsx',
      'content/branches.ts',
      'messages/en/company.json',
      'messages/ar/company.json',
    ];

    it.each(files)('are not in %s: they come only from content/company', (file) => {
      const source = readFileSync(file, 'utf8');
      expect(source).not.toMatch(/\b\d{1,2}:\d{2}\b|\b\d{1,2} ?[ap]\.?m\b/);
      expect(source).not.toMatch(/\+974|\d{4} \d{4}|@[a-z-]+\.(?:example|com)/);
    });
  });
});
