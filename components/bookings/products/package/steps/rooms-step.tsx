import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/fields/select';
import { Stepper } from '@/components/ui/fields/stepper';
import { Icon } from '@/components/ui/icon';
import { ageField } from '@/lib/bookings/products/package/draft';
import { roomField, type TripDraft } from '@/lib/bookings/products/package/trip-address';
import { type RoomDraft, roomLimits } from '@/lib/packages/party';
import { type OnField, TripForm, type TripFormProps } from './trip-form';

interface RoomListProps {
  rooms: TripDraft['rooms'];
  /** Missing ages show an error. */
  showsErrors: boolean;
  onField: OnField;
}

/** Up to four rooms and their guests, within the limits of a room. */
export function RoomsStep({ showsErrors, ...form }: TripFormProps & Pick<RoomListProps, 'showsErrors'>) {
  return (
    <TripForm step="rooms" {...form}>
      {(onField) => <RoomList rooms={form.trip.rooms} showsErrors={showsErrors} onField={onField} />}
    </TripForm>
  );
}

export function RoomList({ rooms, showsErrors, onField }: RoomListProps) {
  const t = useTranslations('packages.request.rooms');
  const listed = rooms.map((room, index) => ({ room, number: index + 1 }));
  return (
    <div className="space-y-5">
      <p className="text-ink-soft">{t('rule')}</p>
      {listed.map(({ room, number }) => (
        <RoomFields
          key={number}
          number={number}
          room={room}
          showsErrors={showsErrors}
          canLeave={rooms.length > 1}
          onField={onField}
        />
      ))}
      {rooms.length < roomLimits.rooms && (
        <Button type="submit" variant="secondary" name={roomField('adults', rooms.length + 1)} value={2}>
          <Icon name="plus" />
          {t('add')}
        </Button>
      )}
    </div>
  );
}

interface RoomFieldsProps {
  /** From 1. */
  number: number;
  room: RoomDraft;
  showsErrors: boolean;
  /** Whether it can be removed. */
  canLeave: boolean;
  onField: OnField;
}

/** In years. Airlines sell a seat to who has this age on the last flight. */
const seatAge = 2;
const ages = Array.from({ length: roomLimits.childAge + 1 }, (_, age) => age);

/** The people of one room, with the ages of children. */
function RoomFields({ number, room, showsErrors, canLeave, onField }: RoomFieldsProps) {
  const t = useTranslations('packages.request.rooms');
  const errors = useTranslations('packages.request.errors');
  const { adults, childAges } = room;
  const free = roomLimits.people - adults - childAges.length;
  const children = childAges.map((age, index) => ({ age, index, id: ageField(number, index + 1) }));

  return (
    <fieldset
      aria-labelledby={`room.${number}`}
      className="min-w-0 rounded-card border border-line bg-raised p-4 shadow-card md:p-6"
    >
      <div className="mb-4 flex min-h-11 items-center justify-between gap-4">
        <h3 id={`room.${number}`} className="text-lg">
          {t('room', { number })}
        </h3>
        {canLeave && (
          <button
            type="submit"
            name="remove"
            value={number}
            aria-label={t('removeLabel', { number })}
            className="-me-2 min-h-11 px-2 text-accent underline underline-offset-4"
          >
            {t('remove')}
          </button>
        )}
      </div>
      <input type="hidden" name={roomField('adults', number)} value={adults} />
      <input type="hidden" name={roomField('children', number)} value={children.length} />
      <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        <Stepper
          label={t('adults')}
          hint={t('adultsHint')}
          value={adults}
          min={1}
          max={Math.min(roomLimits.adults, adults + free)}
          words={{ more: t('moreAdults', { number }), fewer: t('fewerAdults', { number }) }}
          name={roomField('adults', number)}
        />
        <Stepper
          label={t('children')}
          hint={t('childrenHint')}
          value={childAges.length}
          min={0}
          max={Math.min(roomLimits.children, childAges.length + free)}
          words={{ more: t('moreChildren', { number }), fewer: t('fewerChildren', { number }) }}
          name={roomField('children', number)}
        />
      </div>
      {children.length > 0 && (
        <div className="mt-5 grid gap-x-4 gap-y-5 border-line border-t pt-5 sm:grid-cols-3">
          {children.map(({ age, index, id }) => (
            <Select
              key={id}
              id={id}
              label={t('ageShort', { child: index + 1 })}
              hint={t(age === seatAge - 1 ? 'turnsTwo' : 'ageHint')}
              aria-label={t('age', { child: index + 1, number })}
              error={showsErrors && age === null ? errors('ageRequired') : undefined}
              required
              name={roomField('age', number)}
              value={age ?? ''}
              onChange={onField}
            >
              <option value="">{t('chooseAge')}</option>
              {ages.map((some) => (
                <option key={some} value={some}>
                  {t('years', { age: some })}
                </option>
              ))}
            </Select>
          ))}
        </div>
      )}
    </fieldset>
  );
}
