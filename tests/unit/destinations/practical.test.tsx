import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PracticalAnswers } from '@/components/destinations/good-to-know';
import { RulesByPassport } from '@/components/visa/rules-by-passport';
import { places } from '@/content/places';
import { plannedPlaces } from '@/content/planned-places';
import { practical } from '@/content/practical';
import { visaPassports } from '@/content/visa-passports.generated';
import { readRule } from '@/lib/visa/rule';
import { visaRulesOf } from '@/lib/visa/rules-of';
import destinations from '@/messages/en/destinations.json';
import visa from '@/messages/en/visa.json';

const slugs = [...places, ...plannedPlaces].map(({ slug }) => slug);
const numbersIn = (text: string) => (text.match(/\b\d(?:[\d,.]*\d)?/g) ?? []).sort();
const inEnglish = (element: React.ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ destinations, visa }} timeZone="Asia/Qatar">
      {element}
    </NextIntlClientProvider>,
  );

it('every planning page has practical answers, and no other place does', () => {
  expect(Object.keys(practical).sort()).toEqual(slugs.toSorted());
});

describe.each(Object.entries(practical))('%s', (_slug, answers) => {
  it('has the same numbers in both languages, including an emergency number', () => {
    for (const { en, ar } of Object.values(answers)) expect(numbersIn(ar), en).toEqual(numbersIn(en));
    expect(numbersIn(answers.emergency.en)).not.toEqual([]);
  });
});

it('a list is closed at first, and its title names the questions', () => {
  const { turkey } = practical;
  if (!turkey) throw new Error('nothing about Turkey');
  const html = inEnglish(<PracticalAnswers answers={turkey} visas={<RulesByPassport country="TR" />} />);
  expect(html.match(/<details/g)).toHaveLength(Object.keys(turkey).length + 1);
  expect(html).not.toContain('<details open');
  for (const topic of ['budget', 'emergency', 'plugs'] as const) expect(html).toContain(destinations.practical.topics[topic]);
});

it.each(['TR', 'FR', 'SA'])('every passport of the index is listed once, with its rule for %s', (country) => {
  const html = inEnglish(<RulesByPassport country={country} />);
  const known = visaPassports.filter((passport) => passport !== country && readRule(visaRulesOf(passport)?.[country] ?? ''));
  const groups = Array.from(html.matchAll(/<dd[^>]*>([^<]*)</g), ([, names = '']) => names.split(', '));
  expect(groups.flat()).toHaveLength(known.length);
  expect(html.indexOf(visa.rules.free)).toBeLessThan(html.indexOf(visa.rules.required));
});
