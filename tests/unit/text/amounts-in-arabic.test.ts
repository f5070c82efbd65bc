import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Arguments and tags that stand for an amount. An Arabic amount ends in «ر.ق.», whose full stop must not meet another mark. */
const amounts =
  'price|amount|total|sum|whole|difference|before|now|was|by|due|paid|refunded|deducted|left|fee|value|balance|cost';
const clashing = new RegExp(`(?:<(${amounts})></\\1>|\\{(?:${amounts})\\})\\}*[.،]|ر\\.ق\\.[.،]`);

type Messages = { [key: string]: string | Messages };

const textsOf = (messages: Messages, path: string): [string, string][] =>
  Object.entries(messages).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${path}.${key}`, text] as [string, string]] : textsOf(text, `${path}.${key}`),
  );

describe('Arabic messages', () => {
  it('have no full stop or comma right after an amount', () => {
    const texts = readdirSync('messages/ar').flatMap((file) =>
      textsOf(JSON.parse(readFileSync(`messages/ar/${file}`, 'utf8')), file),
    );
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter(([, text]) => clashing.test(text)).map(([path]) => path)).toEqual([]);
  });

  it.each(['بانخفاض <difference></difference>.', 'يعيد {amount}، وتضيع', '{x, select, other {من {price}}}.', '231 ر.ق..'])(
    '"%s" is found',
    (text) => expect(text).toMatch(clashing),
  );
});
