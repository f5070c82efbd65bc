import { Button } from '@/components/ui/button';
import { DaysPlaceholder, RoomsPlaceholder } from '../search/lazy/stay-placeholder';
import { AskLinks } from './ask-links';
import { NearStaysFrame } from './near-stays-frame';
import type { StayPanelProps } from './stay-panel';

/** The empty panel. Its links work, without dates. */
export function PanelPlaceholder({ words, contact }: StayPanelProps) {
  return (
    <>
      <div className="xl:flex xl:gap-4">
        <fieldset className="grid gap-3 noscript:hidden md:grid-cols-2 md:gap-x-4 xl:grid-cols-[24rem_18rem]">
          <legend className="sr-only">{words.label}</legend>
          <DaysPlaceholder words={words.dates} />
          <RoomsPlaceholder words={words} />
        </fieldset>
        <AskLinks words={words.ask} {...contact} subject={words.subject} message={words.openGreeting} />
      </div>
      <NearStaysFrame words={words.near}>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary">{words.near.show}</Button>
        </div>
      </NearStaysFrame>
    </>
  );
}
