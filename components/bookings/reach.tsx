import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppIcon } from '@/components/ui/contact/whatsapp-icon';
import { Icon } from '@/components/ui/icon';
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser';
import { company } from '@/lib/company/company';

interface ReachProps {
  label: string;
  /** The first words of the chat. */
  message: string;
}

/** The two fastest ways to an agent. */
export function Reach(chat: ReachProps) {
  return (
    <>
      <WhatsAppButton {...chat} className="max-sm:grow" />
      <a href={company.phone.href} className={buttonClass('secondary', 'max-sm:grow')}>
        <Icon name="phone" />
        <bdi dir="ltr">{company.phone.display}</bdi>
      </a>
    </>
  );
}

export function WhatsAppButton({ label, message, className }: ReachProps & { className: string }) {
  return (
    <a
      href={`https://wa.me/${company.whatsapp.number}?text=${encodeURIComponent(message)}`}
      target="_blank"
      rel="noopener"
      className={buttonClass('secondary', className)}
    >
      <WhatsAppIcon />
      {label}
    </a>
  );
}

/** Ways to an agent; the chat begins with the address of the page. */
export function AskAboutPage() {
  const t = useTranslations('bookings.flow.ask');
  const link = useIsInBrowser() ? window.location.href : '';
  return <Reach label={t('whatsapp')} message={t('message', { link })} />;
}
