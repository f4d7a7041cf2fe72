import { useState } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { cx } from '../cx.ts'
import { lazyDialog } from '../overlay/lazy-dialog.tsx'
import { type GalleryPicture, Picture } from './gallery-picture.tsx'
import { turnByKey } from './turn-by-key.ts'
import { useCarousel } from './use-carousel.tsx'

export type { GalleryPicture }

const Lightbox = lazyDialog(async () => (await import('./lightbox.tsx')).Lightbox)

interface GalleryProps {
  /** What the pictures show. */
  label: string
  pictures: readonly GalleryPicture[]
  /** The shape of the large picture; 'aspect-square' by default. */
  aspectClass?: string
  className?: string
}

/** One large picture and thumbnails: chosen by thumbnail, key or swipe, and enlarged in a lightbox [DETAIL-1]. */
export function Gallery({ label, pictures, aspectClass = 'aspect-square', className }: GalleryProps) {
  const { viewport, mover, place, goTo, goBack, goOn } = useCarousel({ loop: false })
  const [enlarged, setEnlarged] = useState(false)
  const enlarge = () => setEnlarged(true)

  return (
    <section
      aria-label={label}
      className={cx('flex min-w-0 flex-col-reverse gap-3 md:flex-row', className)}
      onKeyDown={(event) => turnByKey(event, goBack, goOn)}
    >
      {pictures.length > 1 && (
        <ul className="scrollbar-none flex shrink-0 gap-2.5 overflow-auto p-0.5 md:max-h-140 md:w-20 md:flex-col">
          {pictures.map((picture, index) => (
            <li key={picture.key} className="shrink-0">
              <button
                type="button"
                aria-label={`Gambar ${index + 1}: ${picture.alt}`}
                aria-current={index === place.index}
                onClick={() => goTo(index)}
                className="block size-16 overflow-hidden rounded-field border border-line bg-paper transition-colors hover:border-line-control aria-[current=true]:border-primary aria-[current=true]:shadow-[inset_0_0_0_1px_var(--color-primary)] md:size-19"
              >
                <Picture picture={picture} small />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="relative min-w-0 flex-1 overflow-hidden rounded-card border border-line bg-paper">
        <div ref={viewport} className="overflow-hidden">
          <div className="flex touch-pan-y">
            {pictures.map((picture, index) => (
              <div
                key={picture.key}
                inert={index !== place.index}
                className={cx('min-w-0 shrink-0 basis-full', aspectClass)}
              >
                <button
                  type="button"
                  aria-label={`Perbesar ${picture.alt}`}
                  aria-haspopup="dialog"
                  onClick={enlarge}
                  className="block size-full cursor-zoom-in -outline-offset-4"
                >
                  <Picture picture={picture} first={index === 0} />
                </button>
              </div>
            ))}
          </div>
        </div>
        {pictures.length > 1 && (
          <p
            aria-live="polite"
            className="num pointer-events-none absolute bottom-3 start-3 rounded-full bg-ink/70 px-2.5 py-0.5 text-xs font-semibold text-white"
          >
            {place.index + 1} / {pictures.length}
          </p>
        )}
        <IconButton
          icon="zoom"
          label="Perbesar"
          aria-haspopup="dialog"
          variant="secondary"
          className="absolute bottom-3 end-3"
          onClick={enlarge}
        />
      </div>
      <Lightbox
        label={label}
        open={enlarged}
        pictures={pictures}
        index={place.index}
        onMove={goTo}
        onClose={() => setEnlarged(false)}
      />
      {mover}
    </section>
  )
}
