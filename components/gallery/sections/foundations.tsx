import { Icon, type IconName } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';

const colours = [
  ['surface', 'bg-surface'],
  ['raised', 'bg-raised'],
  ['sunken', 'bg-sunken'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['ink-soft', 'bg-ink-soft'],
  ['ink', 'bg-ink'],
  ['accent', 'bg-accent'],
  ['accent-fill', 'bg-accent-fill'],
  ['accent-soft', 'bg-accent-soft'],
  ['night', 'bg-night'],
  ['night-soft', 'bg-night-soft'],
  ['sun', 'bg-sun'],
  ['sun-soft', 'bg-sun-soft'],
  ['success', 'bg-success'],
  ['success-soft', 'bg-success-soft'],
  ['danger', 'bg-danger'],
  ['danger-soft', 'bg-danger-soft'],
  ['focus', 'bg-focus'],
] as const;

export function Colours() {
  return (
    <ul className="grid grid-cols-3 gap-x-3 gap-y-4 sm:grid-cols-6">
      {colours.map(([name, look]) => (
        <li key={name}>
          <span className={`block h-14 rounded-control border border-line ${look}`} />
          <bdi className="mt-1 block text-ink-soft text-xs leading-tight">{name}</bdi>
        </li>
      ))}
    </ul>
  );
}

const samples = {
  en: {
    headline: 'Where to next?',
    text: 'Flights, hotels and holidays from Doha, planned with people who answer.',
    number: '1,850',
  },
  ar: {
    headline: 'إلى أين الرحلة القادمة؟',
    text: 'رحلات وفنادق وعطلات من الدوحة، نخطط لها معك ونجيب عن أسئلتك.',
    number: '1,850',
  },
};
const sizes = ['text-4xl', 'text-3xl', 'text-2xl', 'text-xl'];

export function TypeScale({ locale }: { locale: Locale }) {
  const { headline, text, number } = samples[locale];
  return (
    <div className="space-y-3">
      {sizes.map((size) => (
        <p key={size} className={`font-semibold leading-tight ${size}`}>
          {headline}
        </p>
      ))}
      <p className="text-lg">{text}</p>
      <p>{text}</p>
      <p className="text-ink-soft text-sm">
        {text} <bdi className="tabular-nums">{number}</bdi>
      </p>
    </div>
  );
}

const still: IconName[] = [
  'calendar',
  'person',
  'pin',
  'search',
  'bag',
  'clock',
  'bed',
  'shield',
  'star',
  'phone',
  'mail',
  'info',
];
const pointing: IconName[] = ['plane', 'arrow', 'chevron', 'external'];

/** Icons with a direction are mirrored in right-to-left text. */
export function Icons() {
  return (
    <div className="grid grid-cols-6 gap-4 text-ink sm:grid-cols-8">
      {still.map((name) => (
        <Icon key={name} name={name} className="size-6" />
      ))}
      {pointing.map((name) => (
        <Icon key={name} name={name} className="size-6 text-accent" />
      ))}
    </div>
  );
}
