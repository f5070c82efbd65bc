import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { roomField, type TripDraft } from '@/lib/bookings/products/package/trip-address';
import { roomLimits } from '@/lib/packages/party';
import { RoomFields } from './room-fields';
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
