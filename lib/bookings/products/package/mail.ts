import 'server-only';
import { intlTag, type Locale } from '@/lib/i18n/locales';
import { wordsIn } from '@/lib/i18n/server-words';
import { countedLine } from '@/lib/packages/counted-line';
import type { BookingInWords, StoredBooking } from '../../product';
import { storedPackage } from './stored';

/** A package in mail: rooms, parts of the price, and what else the answer should cover. */
export async function describePackage({ stored }: StoredBooking, language: Locale): Promise<BookingInWords> {
  const { data: holiday } = storedPackage.safeParse(stored);
  if (!holiday) return { details: [] };
  const { nights, rooms, lines, wishes } = holiday;
  const t = await wordsIn(language, ['account', 'packages']);
  const [words, facts] = [t('packages.request'), t('account.dashboard.trips.facts')];
  const listed = new Intl.ListFormat(intlTag(language));
  const party = rooms.map(
    ({ adults, childAges }, index) =>
      `${words('rooms.room', { number: index + 1 })}: ${words('review.roomWith', { adults, children: childAges.length, ages: listed.format(childAges.map(String)) })}`,
  );
  const priced = lines.flatMap((line) => {
    const counted = countedLine(line, words, intlTag(language));
    return counted ? [`${counted.label}: ${counted.sum}`] : [];
  });
  const asked = wishes.flatMap((wish) =>
    words.has(`extras.${wish}` as 'extras.visa') ? [words(`extras.${wish}` as 'extras.visa')] : [],
  );
  const details = [
    { term: facts('nights'), text: nights === null ? '' : String(nights) },
    { term: words('review.rooms'), text: party.join('\n') },
    { term: facts('included'), text: priced.join('\n') },
    { term: words('review.answer'), text: asked.join('\n') },
  ];
  return { details: details.filter(({ text }) => text) };
}
