import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { CallLink } from '@/components/ui/contact/call-link';
import { company } from '@/content/company';

/** For visitors who do not want to wait for a written answer. */
export function CallNow({ heading, text }: { heading: string; text: string }) {
  const t = useTranslations('company.branches');
  return (
    <section aria-labelledby="call-now" className="rounded-card bg-sun-soft p-6">
      <h2 id="call-now" className="text-xl">
        {heading}
      </h2>
      <p className="mt-2">{text}</p>
      <CallLink phone={company.phone} className={buttonClass('primary', 'mt-5')}>
        {(phone) => t.rich('call', { phone })}
      </CallLink>
    </section>
  );
}
