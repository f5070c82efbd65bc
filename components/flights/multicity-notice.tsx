import type { FlightFormWords } from './form-words';

/** What choosing multi-city on the home panel shows (SPEC section 4, DECISIONS 3). */
export function MulticityNotice({ words }: { words: FlightFormWords['form'] }) {
  return (
    <p role="status" className="mt-4 rounded-control bg-sun-soft p-4 text-on-sun-soft">
      {words.multicityNotice}
    </p>
  );
}
