import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type RuleFacts, useRuleSentence } from '@/components/desk/markup/use-rule-words';
import { markupRuleAction } from '@/lib/desk/markup-rules';
import arabic from '@/messages/ar/desk.json';
import english from '@/messages/en/desk.json';

const id = crypto.randomUUID();
const errorsOf = (action: object) =>
  markupRuleAction
    .safeParse({ type: 'make', id, product: 'flight', percent: '4', ...action })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('a rule as typed', () => {
  it('becomes basis points and dirhams, in any digits and formats', () => {
    const typed = {
      type: 'make',
      id,
      product: 'flight',
      airline: ' qr',
      origin: 'doh',
      destination: 'LON',
      percent: '٤٫٢٥ ٪',
      fixed: '1,000.5',
    };
    expect(markupRuleAction.parse(typed)).toEqual({
      type: 'make',
      id,
      product: 'flight',
      airline: 'QR',
      origin: 'DOH',
      destination: 'LON',
      percent: 425,
      fixed: 100_050,
    });
  });

  it('also has decimals after a comma', () => {
    expect(markupRuleAction.parse({ type: 'make', id, product: 'flight', percent: '2,5', fixed: '' })).toMatchObject({
      percent: 250,
      fixed: 0,
    });
  });

  it.each([
    [{ airline: 'QTR' }, 'airline', 'airline'],
    [{ origin: 'ZZZ' }, 'origin', 'origin'],
    [{ destination: 'London' }, 'destination', 'destination'],
    [{ origin: 'LHR', destination: 'LON' }, 'destination', 'sameCity'],
    [{ percent: '50.01' }, 'percent', 'percent'],
    [{ percent: '-1' }, 'percent', 'percent'],
    [{ percent: '4.255' }, 'percent', 'percent'],
    [{ percent: '1,2,5' }, 'percent', 'percent'],
    [{ fixed: '10000.01' }, 'fixed', 'fixed'],
    [{ fixed: 'twenty' }, 'fixed', 'fixed'],
  ])('is refused at its field: %j', (action, path, message) => expect(errorsOf(action)).toEqual([[path, message]]));

  it('of a stay names a place from the list', () => {
    expect(errorsOf({ product: 'stay', place: { id: 'dubai', name: { en: 'Dubai', ar: 'دبي' } } })).toEqual([]);
    expect(errorsOf({ product: 'stay', place: { id: '', name: { en: 'Dubai', ar: 'دبي' } } })).toHaveLength(1);
  });
});

function Sentence({ rule }: { rule: RuleFacts }) {
  return useRuleSentence()(rule);
}

describe('a rule in one sentence', () => {
  const every: RuleFacts = {
    product: 'flight',
    airline: null,
    origin: null,
    destination: null,
    place_name: null,
    cabin: null,
    basis_points: 400,
    fixed_amount: 2_000,
  };
  const said = (rule: Partial<RuleFacts>, locale: 'en' | 'ar' = 'en') =>
    renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} messages={{ desk: locale === 'en' ? english : arabic }} timeZone="Asia/Qatar">
        <Sentence rule={{ ...every, ...rule }} />
      </NextIntlClientProvider>,
    )
      .replace(/[\u2066-\u2069]/g, '')
      .replaceAll('\u00a0', ' ');

  it.each<[Partial<RuleFacts>, string]>([
    [{}, 'All flights: 4% + QAR 20'],
    [
      { airline: 'QR', origin: 'DOH', destination: 'LON', cabin: 'BUSINESS' },
      'Qatar Airways, Doha (DOH) – London (LON), business: 4% + QAR 20',
    ],
    [{ destination: 'LHR', fixed_amount: 0 }, 'To London (LHR): 4%'],
    [
      { product: 'stay', destination: 'dubai', place_name: { en: 'Dubai', ar: 'دبي' }, basis_points: 0 },
      'Stays in Dubai: QAR 20',
    ],
    [{ product: 'stay', basis_points: 0, fixed_amount: 0 }, 'All stays: no markup'],
  ])('is described as %j', (rule, sentence) => expect(said(rule)).toBe(sentence));

  it('is in Arabic, too', () => {
    expect(said({ airline: 'QR', cabin: 'BUSINESS' }, 'ar')).toMatch(/^الخطوط الجوية القطرية، رجال الأعمال: 4.* \+ .*20/);
  });
});
