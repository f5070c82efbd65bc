import { useTranslations } from 'next-intl';
import { type MouseEvent, useContext, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { randomUuid } from '@/lib/browser/random-uuid';
import type { ContentField, Typed } from '@/lib/content/fields';
import { type AddPhotoError, addPhoto, deskPhotoAddress } from '@/lib/content/photo/add-photo';
import { fieldId, useFieldLabel } from '../differences';
import { PhotoArrival } from './photo-arrival';
import { PhotoDrop } from './photo-drop';

interface PhotoFieldProps {
  field: ContentField;
  typed: Typed;
  error: string | undefined;
  onType: (changes: Typed) => void;
}

/** A photograph to choose or drop, the point that every crop keeps, and the crops. The point can be typed as well: two numbers follow. */
export function PhotoField({ field: { path }, typed, error, onType }: PhotoFieldProps) {
  const t = useTranslations('desk.content.photo');
  const labelOf = useFieldLabel();
  const onArrival = useContext(PhotoArrival);
  const [isSending, setIsSending] = useState(false);
  const [hadSeveral, setHadSeveral] = useState(false);
  const [refusal, setRefusal] = useState<AddPhotoError | null>(null);
  const id = fieldId(path);
  const photo = typed[path];
  const focus = { x: percentOf(typed['focus.x']), y: percentOf(typed['focus.y']) };

  async function send([file, ...others]: readonly File[]) {
    if (!file || isSending) return;
    setIsSending(true);
    setRefusal(null);
    setHadSeveral(others.length > 0);
    onArrival('sending');
    const added = randomUuid();
    const answer = await addPhoto(added, file);
    setIsSending(false);
    if ('error' in answer) {
      onArrival('refused');
      return setRefusal(answer.error);
    }
    onType({ [path]: added, blur: answer.blur, 'focus.x': '50', 'focus.y': '50' });
    onArrival('there');
    // Whoever saved before was told that they are missing.
    for (const field of [id, blurId, ...focusIds])
      document.getElementById(field)?.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <div>
      <PhotoDrop
        id={id}
        label={photo ? t('replace') : labelOf(path)}
        hint={t('hint')}
        isSending={isSending}
        error={refusal ? t(`errors.${refusal}`) : error}
        onFiles={(files) => void send(files)}
      />
      {hadSeveral && (
        <Notice announce="status" className="mt-3">
          {t('several')}
        </Notice>
      )}
      {/* It comes with the photograph, and so does the end of its error. */}
      <input type="hidden" id={blurId} aria-describedby={`${blurId}-error`} />
      {photo && <Crops src={deskPhotoAddress(photo)} focus={focus} onFocus={onType} />}
    </div>
  );
}

const blurId = fieldId('blur');
const focusIds = [fieldId('focus.x'), fieldId('focus.y')];

function percentOf(text: string | undefined): number {
  return /^\d{1,3}$/.test(text ?? '') ? Math.min(Number(text), 100) : 50;
}

const crops = { hero: [1680, 720], card: [800, 600], share: [500, 630] } as const;

interface CropsProps {
  src: string;
  focus: { x: number; y: number };
  onFocus: (changes: Typed) => void;
}

/** The photograph with its point, and what pages, cards and shared links show of it. */
function Crops({ src, focus, onFocus }: CropsProps) {
  const t = useTranslations('desk.content.photo');
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);

  function point({ currentTarget, clientX, clientY }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const percent = (at: number, side: number) => String(Math.round(Math.min(Math.max(at / side, 0), 1) * 100));
    onFocus({ 'focus.x': percent(clientX - left, width), 'focus.y': percent(clientY - top, height) });
  }

  return (
    <div className="mt-4">
      <p className="mb-2 text-ink-soft text-sm">{t('focusHint')}</p>
      {/* A pointer sets the point here; a keyboard uses the two numbers below. */}
      {/* biome-ignore lint/a11y: the same can be typed into the two fields that follow. */}
      <div className="relative inline-block max-w-full cursor-crosshair" onClick={point} dir="ltr">
        {/* biome-ignore lint/performance/noImgElement: a file of the desk, seen by one person. */}
        <img
          src={src}
          alt=""
          className="block max-h-96 max-w-full rounded-card"
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute size-6 -translate-x-1/2 -translate-y-1/2 rounded-pill border-2 border-raised bg-accent shadow-card"
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        />
      </div>
      {size && (
        <ul className="mt-4 grid items-end gap-4 sm:grid-cols-3">
          {(['hero', 'card', 'share'] as const).map((crop) => (
            <li key={crop}>
              {/* biome-ignore lint/performance/noImgElement: a file of the desk, seen by one person. */}
              <img
                src={src}
                alt=""
                className="w-full rounded-card object-cover"
                style={{ aspectRatio: crops[crop].join(' / '), objectPosition: positionOf(size, crops[crop], focus) }}
              />
              <span className="text-ink-soft text-sm">{t(`crops.${crop}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Where `cropPhoto` cuts, as CSS says it. */
function positionOf(
  { width, height }: { width: number; height: number },
  [cropWidth, cropHeight]: readonly [number, number],
  { x, y }: { x: number; y: number },
): string {
  const scale = Math.min(width / cropWidth, height / cropHeight);
  const place = (focus: number, side: number, part: number) => {
    const room = side - part;
    return room < 1 ? 50 : (Math.min(Math.max((side * focus) / 100 - part / 2, 0), room) / room) * 100;
  };
  return `${place(x, width, cropWidth * scale)}% ${place(y, height, cropHeight * scale)}%`;
}
