import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { ContactFields as Fields } from '@/components/ui/forms/contact-fields';

/** How the agency reaches whoever asks, and what else it should know. */
export function ContactFields(props: Omit<ComponentProps<typeof Fields>, 'words'>) {
  const t = useTranslations('packages.request.travellers');
  const shared = useTranslations('bookings.contact');
  const words = {
    title: t('contactTitle'),
    text: t('contactText'),
    email: t('email'),
    emailHint: t('emailHint'),
    phone: shared('phone'),
    phoneHint: shared('phoneHint'),
    notes: shared('notes'),
    notesHint: t('notesHint'),
    optional: shared('optional'),
  };
  return <Fields {...props} words={words} />;
}
