import type { CarouselCity } from './carousel-countries';

/** A city of the programme in the carousel: whatever stands around it, a link or a button, opens it. */
export function CityCard({ city: { name, picture, duration, price }, from }: { city: CarouselCity; from: string }) {
  return (
    <span className="flex h-full flex-col overflow-hidden rounded-card bg-raised text-start text-ink">
      {/* biome-ignore lint/performance/noImgElement: a vector file has nothing an image optimiser could do better. */}
      <img src={picture} alt="" width={800} height={600} loading="lazy" decoding="async" className="h-32 w-full object-cover" />
      <span className="flex grow flex-col p-4">
        <span className="font-medium">{name}</span>
        <span className="mt-1 text-ink-soft text-sm">{duration}</span>
        <span className="mt-auto pt-1 text-sm">
          {from} <bdi className="font-semibold text-accent text-lg">{price}</bdi>
        </span>
      </span>
    </span>
  );
}
