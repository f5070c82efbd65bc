import { useEffect, useState } from 'react';
import { suggestMail } from '@/lib/text/mail-typo';
import { Suggestion } from './suggestion';

export interface MailWords {
  /** "Did you mean this address?" */
  suggestion: string;
  /** What a press on it does. */
  use: string;
}

interface MailSuggestionProps {
  /** As typed. */
  email: string;
  words: MailWords;
  onUse: (email: string) => void;
}

/** Long enough for a whole domain to be typed, and for the tap that follows to find its button where it was. */
const pauseMs = 700;

/** Asks whether another address was meant, after a pause in typing; an address is never refused for it. */
export function MailSuggestion({ email, words, onUse }: MailSuggestionProps) {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(email), pauseMs);
    return () => clearTimeout(timer);
  }, [email]);
  return <Suggestion text={email === settled ? suggestMail(email) : null} words={words} onUse={onUse} />;
}
