import { useTranslations } from 'next-intl';
import { TextInput } from '@/components/ui/text-input';
import { RequestForm } from './request-form';

interface ReferenceFormProps {
  title: string;
  greeting: string;
  /** What the second half of the form asks for. */
  topic: string;
  example: string;
  /** What the first field is called; a booking's reference unless something else is asked for. */
  number?: string;
}

/** Which booking, whose, and what about it. */
export function ReferenceForm({ title, greeting, topic, example, number }: ReferenceFormProps) {
  const t = useTranslations('support.form');
  const fields = { reference: number ?? t('reference'), lastName: t('lastName'), topic };
  return (
    <RequestForm title={title} greeting={greeting} fields={fields}>
      <TextInput
        name="reference"
        label={fields.reference}
        placeholder={number ? undefined : 'KT-7F3K9Q'}
        required
        maxLength={30}
        autoComplete="off"
        autoCapitalize="characters"
        dir="ltr"
      />
      <TextInput name="lastName" label={fields.lastName} required maxLength={60} autoComplete="family-name" />
      <div className="sm:col-span-2">
        <TextInput name="topic" label={topic} placeholder={example} required maxLength={200} autoComplete="off" />
      </div>
    </RequestForm>
  );
}
