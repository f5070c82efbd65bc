import { Button, buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import type { PlaceName } from '@/lib/visa/group-by-ease';
import type { Desk } from './rule-card';
import type { RuleWords } from './rule-words';

interface RulesMissingProps {
  passport: PlaceName;
  /** Undefined while none is chosen; the message then leaves it to be written. */
  destination: PlaceName | undefined;
  desk: Desk;
  words: RuleWords;
  onRetry: () => void;
}

/** The rules could not be fetched: another try, or somebody to ask. */
export function RulesMissing({ passport, destination, desk, words, onRetry }: RulesMissingProps) {
  const message = words.message.replace('{passport}', passport.name).replace('{destination}', destination?.name ?? '…');
  return (
    <>
      <p>{words.unavailable}</p>
      <div className="mt-4 flex gap-3 max-sm:flex-col">
        <Button onClick={onRetry}>{words.retry}</Button>
        <WhatsAppLink number={desk.whatsapp} message={message} className={buttonClass('secondary')}>
          {words.ask}
        </WhatsAppLink>
      </div>
    </>
  );
}
