import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/feedback/toast';
import { Sheet } from '@/components/ui/overlays/sheet';
import { removeTraveller, type SavedTraveller } from '@/lib/bookings/saved-travellers';
import { isolated } from '@/lib/text/isolate';
import { privateClient } from '../ask-site';
import { FormErrorSummary } from '../form-error-summary';
import { SubmitButton } from '../submit-button';
import { useForm } from '../use-form';

interface RemoveTravellerProps {
  traveller: SavedTraveller;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks once more before a passport goes. */
export function RemoveTraveller({ traveller, onRemoved, onClose }: RemoveTravellerProps) {
  const t = useTranslations('account.travellers');
  const form = useForm();
  const name = `${traveller.given_names} ${traveller.surname}`;

  async function remove() {
    await removeTraveller(await privateClient(), traveller.id);
    void showToast('success', t('removed'));
    onRemoved();
  }

  return (
    <Sheet title={t('removeTitle', { name: isolated(name) })} closeLabel={t('close')} shape="dialog" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void form.send(remove, t('failed'));
        }}
        className="space-y-5"
      >
        <FormErrorSummary form={form} />
        <p>{t('removeText')}</p>
        <div className="flex flex-wrap gap-3">
          <SubmitButton isSending={form.isSending} isFinal>
            {t('remove')}
          </SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {t('keep')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
