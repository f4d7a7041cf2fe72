import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { lazyDialog } from '../overlay/lazy-dialog.tsx'
import { type GalleryPicture, Picture } from './gallery-picture.tsx'
import { Icon } from './icon.tsx'
import { navigateByKey } from './navigate-by-key.ts'
import { useCarousel } from './use-carousel.tsx'

export type { GalleryPicture }

const Lightbox = lazyDialog(async () => (await import('./lightbox.tsx')).Lightbox)

interface GalleryProps {
  /** The label of the pictures. */
  label: string
  pictures: readonly GalleryPicture[]
}

/** One large picture and thumbnails: chosen by thumbnail, key or swipe, and enlarged in a lightbox [DETAIL-1]. */
export function Gallery({ label, pictures }: GalleryProps) {
  const { viewport, mover, position, goTo, goBack, goOn } = useCarousel({ loop: false })
  const [enlarged, setEnlarged] = useState(false)
  const enlarge = () => setEnlarged(true)
  const thumbnails = useRef<HTMLUListElement>(null)

  // a picture turned to by key or swipe: its thumbnail may be scrolled away, which only the browser knows
  useEffect(() => {
    const list = thumbnails.current
    const current = list?.children[position.index]
    if (list && current instanceof HTMLElement)
      list.scrollTop = current.offsetTop - (list.clientHeight - current.offsetHeight) / 2
  }, [position.index])

  return (
    <section
      aria-label={label}
      className="flex gallery-height min-w-0 gap-2 sm:gap-3"
      onKeyDown={(event) => navigateByKey(event, goBack, goOn)}
    >
      {pictures.length > 1 && (
        <ul
          ref={thumbnails}
          className="scrollbar-none relative flex shrink-0 flex-col gap-1.5 overflow-auto p-0.5 sm:gap-2.5"
        >
          {pictures.map((picture, index) => (
            <li key={picture.key} className="shrink-0">
              <button
                type="button"
                aria-label={`Gambar ${index + 1}: ${picture.alt}`}
                aria-current={index === position.index}
                onClick={() => goTo(index)}
                className="block size-12 overflow-hidden rounded-field border border-line bg-paper transition-colors hover:border-line-control aria-[current=true]:border-primary aria-[current=true]:shadow-[inset_0_0_0_1px_var(--color-primary)] sm:size-19"
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
                inert={index !== position.index}
                className="gallery-height min-w-0 shrink-0 basis-full"
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
            {position.index + 1} / {pictures.length}
          </p>
        )}
        {pictures.length > 0 ? (
          <IconButton
            icon="zoom"
            label="Perbesar"
            variant="secondary"
            className="absolute bottom-3 end-3"
            onClick={enlarge}
          />
        ) : (
          <p className="gallery-height absolute inset-0 grid place-content-center justify-items-center gap-2 text-sm text-mute">
            <Icon name="box" size={40} />
            Belum ada gambar
          </p>
        )}
      </div>
      <Lightbox
        label={label}
        open={enlarged}
        pictures={pictures}
        index={position.index}
        onMove={goTo}
        onClose={() => setEnlarged(false)}
      />
      {mover}
    </section>
  )
}
