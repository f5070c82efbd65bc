import { buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { Icon } from '@/components/ui/icon';
import type { RuleWords } from '@/components/visa/rule-words';
import { RuleSource } from '@/components/visa/rule-words';
import type { PlaceName } from '@/lib/visa/group-by-ease';
import { isIdCardEnough } from '@/lib/visa/id-card';
import { readRule } from '@/lib/visa/rule';

export interface Desk {
  /** WhatsApp, international, digits only. */
  whatsapp: string;
  /** Address of the visa service in the language of the page. */
  service: string;
}

interface RuleCardProps {
  passport: PlaceName;
  destination: PlaceName;
  /** As in the index; undefined when it has no row. */
  written: string | undefined;
  asOf: string;
  desk: Desk;
  words: RuleWords;
}

interface EntryText {
  name: string;
  limit?: string | undefined;
  meaning: string;
}

/** The rule for one passport and one destination, its source, and our service. */
export function RuleCard({ passport, destination, written, asOf, desk, words }: RuleCardProps) {
  const isHome = passport.code === destination.code;
  const { name, limit, meaning } = isHome ? homeText(words) : ruleText(written, words);
  const message = words.message.replace('{passport}', passport.name).replace('{destination}', destination.name);
  return (
    <>
      <p className="flex items-center gap-2 text-ink-soft">
        <Icon name="passport" className="size-5 text-accent" />
        {passport.name}
        <Icon name="arrow" className="size-4" />
        {destination.name}
      </p>
      <p className="mt-2 font-semibold text-2xl md:text-3xl">{name}</p>
      {limit && <p className="mt-1 text-lg">{limit}</p>}
      <p className="mt-3 max-w-2xl">{meaning}</p>
      {isIdCardEnough(passport.code, destination.code) && <p className="mt-3 max-w-2xl">{words.idCard}</p>}
      {!isHome && (
        <>
          <RuleSource asOf={asOf} words={words} />
          <div className="mt-5 flex gap-3 max-sm:flex-col">
            <WhatsAppLink number={desk.whatsapp} message={message} className={buttonClass()}>
              {words.ask}
            </WhatsAppLink>
            <a href={desk.service} className={buttonClass('secondary')}>
              {words.service}
            </a>
          </div>
        </>
      )}
    </>
  );
}

function homeText(words: RuleWords): EntryText {
  return { name: words.homeName, meaning: words.homeMeaning };
}

function ruleText(written: string | undefined, words: RuleWords): EntryText {
  const rule = written === undefined ? null : readRule(written);
  if (!rule) return { name: words.unknown, meaning: words.confirm };
  return { ...words.kinds[rule.kind], limit: rule.days === null ? undefined : words.limits[rule.days] };
}
