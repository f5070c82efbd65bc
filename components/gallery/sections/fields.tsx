import type { ComponentProps } from 'react';
import { Checkbox } from '@/components/ui/fields/checkbox';
import type { FieldProps } from '@/components/ui/fields/field';
import { Field } from '@/components/ui/fields/field';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { Select } from '@/components/ui/fields/select';
import { StarRating } from '@/components/ui/fields/star-rating';
import { TextInput } from '@/components/ui/fields/text-input';
import { Textarea } from '@/components/ui/fields/textarea';
import type { Locale } from '@/lib/i18n/locales';

const words = {
  en: {
    name: 'Full name',
    example: 'Mariam Al-Sulaiti',
    email: 'E-mail',
    emailHint: 'The answer goes there.',
    emailError: 'Enter an address like name@example.com.',
    branch: 'Branch',
    branches: ['Head Office', 'Al Wakra', 'Al Khor'],
    closed: 'Closed field',
    message: 'Message',
    optional: '(optional)',
    file: 'CV',
    fileHint: 'PDF, up to 5 MB.',
    agree: 'Send me offers by e-mail',
    agreeHint: 'At most once a week. Every mail has a link to stop.',
    terms: 'I have read the terms',
    termsError: 'Tick this to go on.',
    answer: 'How shall we answer?',
    answers: [
      { value: 'whatsapp', label: 'WhatsApp', detail: 'Write whenever it suits you' },
      { value: 'call', label: 'Phone call', detail: 'During opening hours' },
    ],
    rating: 'How was your trip?',
    meanings: ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'],
  },
  ar: {
    name: 'الاسم الكامل',
    example: 'مريم السليطي',
    email: 'البريد الإلكتروني',
    emailHint: 'سنرسل الرد إلى هذا العنوان.',
    emailError: 'اكتب عنوانًا مثل name@example.com.',
    branch: 'الفرع',
    branches: ['المكتب الرئيسي', 'الوكرة', 'الخور'],
    closed: 'حقل مغلق',
    message: 'الرسالة',
    optional: '(اختياري)',
    file: 'السيرة الذاتية',
    fileHint: 'ملف PDF لا يتجاوز 5 ميغابايت.',
    agree: 'أرسلوا إليّ العروض بالبريد الإلكتروني',
    agreeHint: 'مرة واحدة في الأسبوع على الأكثر، وفي كل رسالة رابط لإيقافها.',
    terms: 'قرأت الشروط',
    termsError: 'حدّد هذا المربع للمتابعة.',
    answer: 'كيف تفضّل أن نرد عليك؟',
    answers: [
      { value: 'whatsapp', label: 'واتساب', detail: 'راسلنا متى شئت' },
      { value: 'call', label: 'مكالمة هاتفية', detail: 'في أوقات العمل' },
    ],
    rating: 'كيف كانت رحلتك؟',
    meanings: ['ضعيفة', 'مقبولة', 'جيدة', 'جيدة جدًا', 'ممتازة'],
  },
};

export function Fields({ locale }: { locale: Locale }) {
  const t = words[locale];
  return (
    <div className="space-y-5">
      <TextInput label={t.name} placeholder={t.example} autoComplete="off" />
      <Field id={`${locale}-email`} label={t.email} hint={t.emailHint} error={t.emailError}>
        {(control) => <input {...control} type="email" dir="ltr" autoComplete="off" defaultValue="mariam@" className="control" />}
      </Field>
      <Select id={`${locale}-branch`} label={t.branch}>
        {t.branches.map((branch) => (
          <option key={branch}>{branch}</option>
        ))}
      </Select>
      <TextInput label={t.closed} defaultValue={t.example} disabled />
      <Textarea id={`${locale}-message`} label={t.message} optional={t.optional} rows={3} />
      <FileField id={`${locale}-file`} label={t.file} hint={t.fileHint} accept="application/pdf" />
    </div>
  );
}

export function Choices({ locale }: { locale: Locale }) {
  const t = words[locale];
  return (
    <div className="space-y-5">
      <div>
        <Checkbox id={`${locale}-agree`} label={t.agree} hint={t.agreeHint} defaultChecked />
        <Checkbox id={`${locale}-terms`} label={t.terms} error={t.termsError} />
      </div>
      <RadioCards
        id={`${locale}-answer`}
        name={`${locale}-answer`}
        label={t.answer}
        options={t.answers}
        defaultValue="whatsapp"
      />
      <StarRating id={`${locale}-rating`} name={`${locale}-rating`} label={t.rating} meanings={t.meanings} />
    </div>
  );
}

type FileFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'className'>;

/** A file from the device. The browser words its own button, in the language of the device. */
function FileField({ id, label, optional, hint, error, ...input }: FileFieldProps) {
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          {...input}
          type="file"
          className="control cursor-pointer py-1.5 ps-1.5 text-ink-soft file:me-3 file:min-h-9 file:cursor-pointer file:rounded-md file:border-0 file:bg-accent-soft file:px-4 file:font-medium file:text-accent"
        />
      )}
    </Field>
  );
}
