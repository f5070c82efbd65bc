import { useEffect, useState } from 'react';
import { suggestMail } from '@/lib/text/mail-typo';
import { Suggestion } from './suggestion';

export interface MailWords {
  /** "Did you mean this address?" */
  suggestion: string;
  /** The label of the button. */
  use: string;
}

interface MailSuggestionProps {
  /** As typed. */
  email: string;
  words: MailWords;
  onUse: (email: string) => void;
}

/** In milliseconds: enough to type a whole domain, so that the button does not move before the tap. */
const pauseMs = 700;

/** Suggests a corrected address after a pause in typing; an address is never refused for it. */
export function MailSuggestion({ email, words, onUse }: MailSuggestionProps) {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(email), pauseMs);
    return () => clearTimeout(timer);
  }, [email]);
  return <Suggestion text={email === settled ? suggestMail(email) : null} words={words} onUse={onUse} />;
}
