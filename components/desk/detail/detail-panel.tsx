import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useKindWord } from '@/components/desk/use-words';
import { Button, buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { Icon } from '@/components/ui/icon';
import { type Detail, readDetail } from '@/lib/desk/details/details';
import { type Overview, overviewOf } from '@/lib/desk/details/overview';
import { readHistory } from '@/lib/desk/history';
import { type NewItemStart, newItemStart } from '@/lib/desk/new-item/new-draft';
import type { Subject } from '@/lib/desk/subjects';
import { readablePhone } from '@/lib/text/phone';
import { Facts, Moment, Section, StateBadge, StateSentence, StatusBadge } from '../facts';
import { Failed, Waiting } from '../notices';
import { useDeskData } from '../use-desk-data';
import { BookingDetail, type BookingDetailProps } from './booking-detail';
import { EnquiryDetail } from './enquiry-detail';
import { NextStep } from './next-step';
import { ChangeDetail, History, RefundDetail, VisaDetail } from './other-details';

interface DetailPanelProps extends Pick<BookingDetailProps, 'itinerary' | 'priceRecord'> {
  subject: Subject;
  id: string;
  tick: number;
  onChanged: () => void;
  onMake: (start: NewItemStart) => void;
  onClose: () => void;
}

/** Everything needed to handle one item. */
export function DetailPanel({ subject, id, tick, itinerary, priceRecord, onChanged, onMake, onClose }: DetailPanelProps) {
  const t = useTranslations('desk.detail');
  const kindOf = useKindWord();
  const place = useRef<HTMLElement>(null);
  const { data, readAgain } = useDeskData(String(tick), async (client) => {
    // The history of a booking is part of its life.
    const notes = subject === 'booking' ? [] : readHistory(client, subject, id);
    const [detail, history] = await Promise.all([readDetail(client, subject, id), notes]);
    return { detail, history };
  });
  const detail = data.status === 'ready' ? data.value.detail : null;
  const overview = detail && overviewOf(detail);
  const trip = detail?.subject === 'booking' ? detail.item : null;
  const start = detail && newItemStart(detail, id);
  const booking = { itinerary, priceRecord, version: String(tick), onChanged };
  const make = start && (
    <Button variant="secondary" className="max-sm:w-full" onClick={() => onMake(start)}>
      <Icon name="plus" />
      {t(`make.${start.draft.subject}`)}
    </Button>
  );

  // On a phone it replaces the list.
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <article
      ref={place}
      tabIndex={-1}
      aria-label={overview?.reference}
      className="scroll-mt-24 rounded-card border border-line bg-raised p-5 shadow-card outline-none sm:p-6"
    >
      <Button variant="quiet" className="-ms-3 mb-2 px-3 lg:hidden" onClick={onClose}>
        <Icon name="chevron" className="size-4 rotate-180" />
        {t('back')}
      </Button>
      {data.status === 'loading' && <Waiting isSlow={data.isSlow} />}
      {data.status === 'failed' && <Failed isOffline={data.isOffline} onRetry={readAgain} />}
      {data.status === 'ready' && !overview && <p>{t('gone')}</p>}
      {data.status === 'ready' && detail && overview && (
        <div className="space-y-5">
          <header>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2 className="text-2xl">
                <bdi className="select-all tabular-nums tracking-wide">{overview.reference}</bdi>
              </h2>
              {trip ? <StateBadge {...trip} /> : <StatusBadge subject={subject} status={overview.status} />}
            </div>
            <p className="mt-1 break-words text-ink-soft">
              {kindOf(subject, overview.kind)}
              {' · '}
              <bdi>{overview.person}</bdi>
            </p>
            {trip && trip.kind !== 'gift' && <StateSentence {...trip} />}
          </header>
          {detail.subject === 'booking' ? (
            <>
              <BookingDetail
                {...booking}
                booking={detail.item}
                title={t('asked')}
                whole={{
                  nextStep: (order) => <NextStep subject={subject} id={id} of={overview} {...order} onDone={onChanged} />,
                  contact: <Contact of={overview} />,
                }}
              />
              {make}
            </>
          ) : (
            <>
              <Contact of={overview} />
              <About id={id} detail={detail} {...booking} />
              {make}
              <NextStep subject={subject} id={id} of={overview} onDone={onChanged} />
              <History subject={subject} notes={data.value.history} />
            </>
          )}
        </div>
      )}
    </article>
  );
}

interface AboutProps extends Pick<BookingDetailProps, 'itinerary' | 'priceRecord' | 'version' | 'onChanged'> {
  id: string;
  detail: Exclude<Detail, { subject: 'booking' }>;
}

function About({ id, detail, ...booking }: AboutProps) {
  const t = useTranslations('desk.detail');
  switch (detail.subject) {
    case 'enquiry':
      return <EnquiryDetail id={id} enquiry={detail.item} version={booking.version} />;
    case 'visa':
      return <VisaDetail visa={detail.item} version={booking.version} />;
    case 'change':
      return (
        <>
          <ChangeDetail change={detail.item} booking={detail.booking} />
          <BookingDetail {...booking} booking={detail.booking} title={t('booking')} />
        </>
      );
    case 'refund':
      return (
        <>
          <RefundDetail refund={detail.item} />
          <BookingDetail {...booking} booking={detail.booking} title={t('booking')} />
        </>
      );
  }
}

const look = buttonClass('secondary', 'max-sm:w-full wrap-anywhere');

/** The customer's name and contact details, with time and language of the request. */
function Contact({ of }: { of: Overview }) {
  const t = useTranslations('desk.detail');
  return (
    <Section title={t('contact')}>
      <Facts
        facts={[
          { term: t('sent'), text: <Moment at={of.createdAt} /> },
          { term: t('language'), text: of.locale && t(of.locale) },
          { term: t('account'), text: of.hasAccount ? t('hasAccount') : t('noAccount') },
        ]}
      />
      <div className="mt-4">
        <ContactLinks of={of} />
      </div>
    </Section>
  );
}

function ContactLinks({ of: { email, phone, person, reference } }: { of: Overview }) {
  const t = useTranslations('desk.detail');
  return (
    <div className="flex flex-wrap gap-2">
      {email && (
        <a href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(reference)}`} className={look}>
          <Icon name="mail" />
          <bdi>{email}</bdi>
        </a>
      )}
      {phone && (
        <>
          <a href={`tel:${phone}`} className={look}>
            <Icon name="phone" />
            <bdi dir="ltr">{readablePhone(phone)}</bdi>
          </a>
          <WhatsAppLink number={phone.replace(/\D/g, '')} message={t('greeting', { name: person, reference })} className={look}>
            {t('whatsapp')}
          </WhatsAppLink>
        </>
      )}
    </div>
  );
}
