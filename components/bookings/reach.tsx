import { buttonClass } from '@/components/ui/button';
import { WhatsAppIcon } from '@/components/ui/contact/whatsapp-icon';
import { Icon } from '@/components/ui/icon';
import { company } from '@/content/company';

interface ReachProps {
  label: string;
  /** What the chat begins with. */
  message: string;
}

/** The two quickest ways to an agent. */
export function Reach({ label, message }: ReachProps) {
  return (
    <>
      <a
        href={`https://wa.me/${company.whatsapp.number}?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noopener"
        className={buttonClass('secondary')}
      >
        <WhatsAppIcon />
        {label}
      </a>
      <a href={company.phone.href} className={buttonClass('secondary')}>
        <Icon name="phone" />
        <bdi dir="ltr">{company.phone.display}</bdi>
      </a>
    </>
  );
}
