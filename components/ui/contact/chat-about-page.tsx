import type { MouseEvent, ReactNode } from 'react';

interface ChatAboutPageProps {
  /** International, digits only. */
  number: string;
  /** The first message of the chat, with the address of the page. */
  messageOf: (address: string) => string;
  className: string;
  children: ReactNode;
}

/** A WhatsApp link that adds the address of the page when it is pressed: filters and choices change it without a new render. */
export function ChatAboutPage({ number, messageOf, className, children }: ChatAboutPageProps) {
  const chat = `https://wa.me/${number}`;
  function addMessage({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
    currentTarget.href = `${chat}?text=${encodeURIComponent(messageOf(window.location.href))}`;
  }
  return (
    <a href={chat} target="_blank" rel="noopener" onClick={addMessage} onAuxClick={addMessage} className={className}>
      {children}
    </a>
  );
}
