import { Badge } from '@/components/ui/badge';
import { Button, buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import { TextLink } from '@/components/ui/text-link';
import { company } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';
import { Row } from '../specimen';

const words = {
  en: {
    primary: 'Search flights',
    secondary: 'Change search',
    quiet: 'Clear all',
    waiting: 'Sending',
    disabled: 'Not yet',
    onward: 'Continue',
    ask: 'Ask on WhatsApp',
    message: 'Hello, I have a question.',
    before: 'Read about ',
    inside: 'visas',
    between: ', see the ',
    outside: 'airport’s own site',
    or: ' or call ',
    badges: ['Direct', 'Lowest fare', '20% off', 'Confirmed', 'Sold out'],
  },
  ar: {
    primary: 'ابحث عن رحلات',
    secondary: 'عدّل البحث',
    quiet: 'امسح الكل',
    waiting: 'جارٍ الإرسال',
    disabled: 'ليس بعد',
    onward: 'متابعة',
    ask: 'اسألنا عبر واتساب',
    message: 'مرحبًا، لدي سؤال.',
    before: 'اقرأ عن ',
    inside: 'التأشيرات',
    between: '، أو زر ',
    outside: 'موقع المطار',
    or: '، أو اتصل على ',
    badges: ['مباشرة', 'أقل سعر', 'خصم 20%', 'مؤكد', 'نفدت المقاعد'],
  },
};

export function Buttons({ locale }: { locale: Locale }) {
  const t = words[locale];
  return (
    <div className="space-y-4">
      <Row>
        <Button>{t.primary}</Button>
        <Button variant="secondary">{t.secondary}</Button>
        <Button variant="quiet">{t.quiet}</Button>
      </Row>
      <Row>
        <Button>
          {t.onward}
          <Icon name="arrow" />
        </Button>
        <Button aria-disabled="true">
          <Spinner />
          {t.waiting}
        </Button>
        <Button disabled>{t.disabled}</Button>
        <Button variant="secondary" disabled>
          {t.disabled}
        </Button>
      </Row>
      <WhatsAppLink number={company.whatsapp.number} message={t.message} className={buttonClass('secondary')}>
        {t.ask}
      </WhatsAppLink>
    </div>
  );
}

export function Links({ locale }: { locale: Locale }) {
  const t = words[locale];
  return (
    <p>
      {t.before}
      <TextLink href="/services/visa">{t.inside}</TextLink>
      {t.between}
      <TextLink href="https://dohahamadairport.com">{t.outside}</TextLink>
      {t.or}
      <TextLink href={company.phone.href}>
        <bdi dir="ltr" className="whitespace-nowrap">
          {company.phone.display}
        </bdi>
      </TextLink>
    </p>
  );
}

const tones = ['neutral', 'accent', 'sun', 'success', 'danger'] as const;

export function Badges({ locale }: { locale: Locale }) {
  return (
    <Row>
      {tones.map((tone, index) => (
        <Badge key={tone} tone={tone}>
          {words[locale].badges[index]}
        </Badge>
      ))}
    </Row>
  );
}
