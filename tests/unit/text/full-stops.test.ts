import { expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { loadAllMessages } from '@/lib/i18n/messages';

function endings(of: unknown, path: string): string[] {
  if (typeof of === 'object' && of !== null)
    return Object.entries(of).flatMap(([key, inner]) => endings(inner, `${path}.${key}`));
  const isOpen = typeof of === 'string' && /[^\s.]{2}[.؟?!]\s\S/.test(of) && !/[.؟?!}>]$/.test(of);
  return isOpen && /errors|problems/i.test(path) ? [`${path}: ${of}`] : [];
}

it.each(locales)('an error with several sentences ends with a full stop (%s)', async (locale) => {
  expect(endings(await loadAllMessages(locale), locale)).toEqual([]);
});
