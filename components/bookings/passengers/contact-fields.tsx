import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { ContactFields as Fields } from '@/components/ui/forms/contact-fields';

/** How the agency reaches whoever asks, and what else it should know. */
export function ContactFields(props: Omit<ComponentProps<typeof Fields>, 'words'>) {
  const t = useTranslations('bookings.contact');
  const words = {
    title: t('title'),
    text: t('text'),
    email: t('email'),
    emailHint: t('emailHint'),
    phone: t('phone'),
    phoneHint: t('phoneHint'),
    notes: t('notes'),
    notesHint: t('notesHint'),
    optional: t('optional'),
  };
  return <Fields {...props} words={words} />;
}
