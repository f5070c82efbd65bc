import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FieldPair } from '@/components/desk/content/content-fields';
import { fieldsOf, groupsOf } from '@/lib/content/fields';
import { contentKinds, type KindName } from '@/lib/content/kinds';
import { locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

describe.each(locales)('a field of the desk (%s)', async (locale) => {
  const { desk } = await loadMessages(locale, ['desk']);
  const words = desk.content;
  function shown(kind: KindName, name: string): string {
    const group = groupsOf(fieldsOf(contentKinds[kind].schema)).find((one) => one.name === name);
    if (!group) throw new Error(`${kind} has no ${name}`);
    return renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} messages={{ desk }} timeZone="Asia/Qatar">
        <FieldPair kind={kind} group={group} typed={{}} errors={{}} onType={() => undefined} />
      </NextIntlClientProvider>,
    );
  }

  it('is called as its kind calls it', () => {
    expect(shown('offer', 'title')).toContain(words.fieldsOf.offer.title);
    expect(shown('offer', 'title')).not.toContain(words.fields.title);
    expect(shown('package', 'title')).toContain(words.fields.title);
  });

  it('says of days alone that the page counts them', () => {
    expect(shown('package', 'days')).toContain(words.daysHint);
    for (const [kind, name] of [
      ['package', 'goodToKnow'],
      ['questions', 'questions'],
      ['article', 'stops'],
    ] as const) {
      expect(shown(kind, name)).toContain(words.partsHint);
      expect(shown(kind, name)).not.toContain(words.daysHint);
    }
  });

  it('has an example of its own kind of number', () => {
    expect(shown('insurance', 'regions.europe')).toContain(words.decimalHint);
    expect(shown('package', 'latitude')).toContain(words.positionHint);
  });

  it('has one line for a page of the site', () => {
    expect(shown('article', 'next.link')).not.toContain('<textarea');
    expect(shown('announcement', 'link')).not.toContain('<textarea');
  });

  it('says which countries a package may be in', () => {
    expect(shown('package', 'country')).toContain(words.countryHint);
  });

  it('has themes in words', () => {
    expect(shown('package', 'themes')).toContain(words.choices.themes.culture);
  });
});
