import type { ReactNode } from 'react';
import { WhatsAppIcon } from './whatsapp-icon';

interface WhatsAppLinkProps {
  /** International, digits only. */
  number: string;
  /** The first message of the chat. */
  message: string;
  className?: string;
  children: ReactNode;
}

export function WhatsAppLink({ number, message, className, children }: WhatsAppLinkProps) {
  return (
    <a href={`https://wa.me/${number}?text=${encodeURIComponent(message)}`} target="_blank" rel="noopener" className={className}>
      <WhatsAppIcon />
      {children}
    </a>
  );
}
