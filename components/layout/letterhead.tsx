import { useLocale } from 'next-intl';
import { company } from '@/content/company';
import { Logo } from './logo';

/** Sender and title of a printed page. For print only. */
export function Letterhead({ title }: { title?: string }) {
  const locale = useLocale();
  const { phone, email } = company;
  return (
    <div className="mb-6 hidden border-line border-b pb-4 print:block">
      <div className="flex items-center justify-between gap-6">
        <Logo locale={locale} />
        <p className="text-end text-sm">
          <span className="block">
            <bdi dir="ltr" className="whitespace-nowrap">
              {phone.display}
            </bdi>
          </span>
          <span className="block">
            <bdi className="whitespace-nowrap">{email}</bdi>
          </span>
        </p>
      </div>
      {title && <p className="mt-6 font-semibold text-3xl">{title}</p>}
    </div>
  );
}
