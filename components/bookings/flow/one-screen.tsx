/** Parts of a request that is sent from one screen, in the name of who asks. */
import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { LatinNames } from '@/components/ui/forms/person-fields';
import { Spinner } from '@/components/ui/spinner';
import { asOnlyName } from '@/lib/bookings/party/carry-over';
import type { NamedPerson, TravellerDraft } from '@/lib/bookings/people';
import type { Refusal } from '@/lib/bookings/send';
import { noGivenNames } from '@/lib/text/machine-letters';
import { AskAboutPage } from '../reach';
import { useErrorText } from '../travellers/use-error-text';
import { RefusalCard } from './refusal-card';

interface LeadFieldsProps {
  title: string;
  lead: TravellerDraft;
  /** The path of the person in the draft. */
  at: string;
  errors: Readonly<Record<string, string>>;
  onChange: (names: Partial<NamedPerson>) => void;
  onLeave: (path: string) => void;
}

export function LeadFields({ title, lead, at, errors, onChange, onLeave }: LeadFieldsProps) {
  const words = useTranslations('bookings.passengers');
  const textOf = useErrorText();
  return (
    <fieldset aria-labelledby="lead" className="min-w-0 rounded-card border border-line bg-raised p-4 shadow-card md:p-6">
      <h3 id="lead" className="mb-4 text-lg">
        {title}
      </h3>
      <div className="field-grid sm:grid-cols-2">
        <LatinNames
          person={lead}
          idOf={(field) => `${at}.${field}`}
          word={(key: Parameters<typeof words>[0]) => words(key)}
          isVisitor
          errorOf={(field) => textOf(errors[`${at}.${field}`])}
          onChange={(field, value) =>
            onChange(field === 'givenNames' && value === noGivenNames ? asOnlyName(lead) : { [field]: value })
          }
          onLeave={(field) => onLeave(`${at}.${field}`)}
        />
      </div>
    </fieldset>
  );
}

interface SendAtOnceProps {
  /** Of the button, for a form with other buttons. */
  name?: string;
  /** On a wide screen it stands beside the price instead. */
  isBesideToo?: boolean;
  label: string;
  note: string;
  isSending: boolean;
  isClosed: boolean;
  refusal: Refusal | null;
  /** English path of the offers, where there are others. */
  backTo?: string;
}

export function SendAtOnce({ name, isBesideToo = false, label, note, isSending, isClosed, refusal, backTo }: SendAtOnceProps) {
  return (
    <div id="send-request" className="scroll-mt-80 space-y-5 pb-4">
      {refusal && (
        <RefusalCard refusal={refusal} {...(backTo && { backTo })}>
          <AskAboutPage />
        </RefusalCard>
      )}
      <Button
        type="submit"
        name={name}
        disabled={isSending || isClosed}
        className={clsx('min-h-13 w-full text-lg sm:w-auto sm:px-10', isBesideToo && 'lg:hidden')}
      >
        {isSending && <Spinner />}
        <span>{label}</span>
      </Button>
      <p className="text-ink-soft text-sm">{note}</p>
    </div>
  );
}
