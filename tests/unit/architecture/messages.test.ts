import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareMessages, findUnusedKeys, type MessageTree } from '@/scripts/checks/messages.ts';
import { listSourceFiles } from '@/scripts/checks/source-files.ts';

/** Texts that are equal in both languages, by `namespace.key`, because each language has its own name. */
const sameInBoth = new Set(['common.language.en', 'common.language.ar']);

const namespaces = readdirSync('messages/en').map((file) => file.replace('.json', ''));
const read = (locale: 'en' | 'ar', namespace: string): MessageTree =>
  JSON.parse(readFileSync(`messages/${locale}/${namespace}.json`, 'utf8'));

describe('the messages', () => {
  it('have the same namespaces in both languages', () => {
    expect(readdirSync('messages/ar')).toEqual(readdirSync('messages/en'));
  });

  it.each(namespaces)('of %s have the same keys and inputs in English and in Arabic', (namespace) => {
    const wrapped = [{ [namespace]: read('en', namespace) }, { [namespace]: read('ar', namespace) }] as const;
    expect(compareMessages(...wrapped, sameInBoth)).toEqual([]);
  });

  it.each(namespaces)('of %s are all used', (namespace) => {
    const files = listSourceFiles('.', ['.ts', '.tsx', '.sql']).filter((path) =>
      /^(app|components|lib|content|supabase\/functions|supabase\/migrations)\//.test(path),
    );
    const sources = files.map((path) => readFileSync(path, 'utf8'));
    expect(findUnusedKeys(read('en', namespace), sources)).toEqual([]);
  });
});

/** English that is not used, and what is written instead. The desk calls its staff agents. */
const englishTerms: readonly { never: RegExp; say: string; except?: string }[] = [
  { never: /\bagents?\b/i, say: 'travel expert', except: 'desk' },
  { never: /\be-mail/i, say: 'email' },
  { never: /\w …/, say: 'no space before …' },
  { never: /\bgood for (?:one|seven)\b/, say: 'valid for' },
  { never: /\bby (?:it|them)sel(?:f|ves)\b/, say: 'automatically', except: 'desk' },
  { never: /\beverybody who travels\b/, say: 'everyone travelling' },
  { never: /There is no answer from us|Look at your connection/, say: 'We couldn’t reach our server. Check your connection' },
  { never: /\bPlease (?:look at|check) these\b/, say: 'Please check the following' },
  { never: /\b(?:which|that) became of\b|\bcame to nothing\b|\banew\b/, say: 'happened to, failed, again' },
];

it.each(namespaces)('the English of %s keeps to one word for each idea', (namespace) => {
  const text = readFileSync(`messages/en/${namespace}.json`, 'utf8').replace(/"\w+":/g, '');
  const found = englishTerms.filter(({ never, except }) => except !== namespace && never.test(text));
  expect(found.map(({ never, say }) => `${never.exec(text)?.[0]} → ${say}`)).toEqual([]);
});

describe('the comparison of messages', () => {
  const six = 'zero {لا شيء} one {واحد} two {اثنان} few {# عناصر} many {# عنصرًا} other {# عنصر}';

  it.each<[problem: string, english: MessageTree, arabic: MessageTree]>([
    ['form.from: missing in Arabic', { form: { from: 'From' } }, { form: {} }],
    ['to: missing in English', {}, { to: 'إلى' }],
    ['hello: Arabic lacks {name}', { hello: 'Hello {name}' }, { hello: 'مرحبا' }],
    ['hello: English lacks <link>', { hello: 'Hello' }, { hello: '<link>مرحبا</link>' }],
    [
      'n: ar plural of {n} has one other',
      { n: '{n, plural, one {#} other {#}}' },
      { n: '{n, plural, one {واحد} other {# عنصر}}' },
    ],
    ['n: en plural of {n} has other', { n: '{n, plural, other {#}}' }, { n: `{n, plural, ${six}}` }],
    ['hello: not valid: EXPECT_ARGUMENT_CLOSING_BRACE', { hello: 'Hello' }, { hello: 'مرحبا {' }],
    ['hello: Arabic text has no Arabic letter', { hello: 'Hello {name}' }, { hello: 'Hello {name}' }],
    ['hello: English text has Arabic letters', { hello: 'مرحبا' }, { hello: 'مرحبا' }],
    ['hello: empty', { hello: '' }, { hello: '' }],
  ])('reports "%s"', (problem, english, arabic) => {
    expect(compareMessages(english, arabic)).toEqual([problem]);
  });

  it('accepts equal keys, inputs and full plurals', () => {
    const english = { n: '{n, plural, one {# item} other {# items}}', price: '{price}', name: 'Karam Club' };
    const arabic = { n: `{n, plural, ${six}}`, price: '{price}', name: 'Karam Club' };
    expect(compareMessages(english, arabic, new Set(['name']))).toEqual([]);
  });

  it('finds an unused key', () => {
    expect(findUnusedKeys({ form: { from: 'From', since: 'Since' } }, ["t('form.from')"])).toEqual(['form.since']);
  });
});
