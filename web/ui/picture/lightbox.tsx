import { Dialog } from '@base-ui/react/dialog'
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { cx } from '../cx.ts'
import { type GalleryPicture, Picture } from './gallery-picture.tsx'
import { navigateByKey } from './navigate-by-key.ts'

interface LightboxProps {
  label: string
  open: boolean
  pictures: readonly GalleryPicture[]
  index: number
  onMove: (index: number) => void
  onClose: () => void
}

/** A picture on the full screen; a click enlarges it, and then it is moved by scrolling or dragging. */
export function Lightbox({ label, open, pictures, index, onMove, onClose }: LightboxProps) {
  const [large, setLarge] = useState(false)
  const picture = pictures[index]
  if (!picture) return null
  const move = (to: number) => {
    if (!pictures[to]) return
    setLarge(false)
    onMove(to)
  }
  const close = () => {
    setLarge(false)
    onClose()
  }

  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || close()}>
      <Dialog.Portal>
        <Dialog.Popup
          className="fixed inset-0 z-50 flex flex-col bg-paper outline-none transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
          onKeyDown={(event) =>
            navigateByKey(
              event,
              () => move(index - 1),
              () => move(index + 1),
            )
          }
        >
          <div className="flex h-16 shrink-0 items-center gap-2 border-b border-line px-4">
            <Dialog.Title className="min-w-0 flex-1 truncate text-base font-semibold">{label}</Dialog.Title>
            <span className="num pe-2 text-sm text-mute">
              {index + 1} / {pictures.length}
            </span>
            <IconButton
              icon={large ? 'minus' : 'plus'}
              label={large ? 'Perkecil' : 'Perbesar'}
              onClick={() => setLarge(!large)}
            />
            <Dialog.Close render={<IconButton icon="close" label="Tutup" />} />
          </div>
          <div className="relative min-h-0 flex-1">
            <Stage
              key={picture.key}
              picture={picture}
              large={large}
              onPress={() => setLarge(!large)}
              onSwipe={(step) => move(index + step)}
            />
            {pictures.length > 1 && (
              <>
                <IconButton
                  variant="secondary"
                  size="lg"
                  icon="chevron-left"
                  label="Gambar sebelumnya"
                  disabled={index === 0}
                  onClick={() => move(index - 1)}
                  className="absolute start-3 top-1/2 -translate-y-1/2"
                />
                <IconButton
                  variant="secondary"
                  size="lg"
                  icon="chevron-right"
                  label="Gambar berikutnya"
                  disabled={index === pictures.length - 1}
                  onClick={() => move(index + 1)}
                  className="absolute end-3 top-1/2 -translate-y-1/2"
                />
              </>
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface StageProps {
  picture: GalleryPicture
  large: boolean
  onPress: () => void
  onSwipe: (step: 1 | -1) => void
}

/** The distance in pixels from which a swipe turns to another picture. */
const swipeReach = 48

function Stage({ picture, large, onPress, onSwipe }: StageProps) {
  const box = useRef<HTMLDivElement>(null)
  const [grip, setGrip] = useState<Grip | null>(null)
  const [moved, setMoved] = useState(false)
  const [point, setPoint] = useState(middle)

  // scroll to the clicked point once the picture is large: before, there is nothing to scroll
  useLayoutEffect(() => {
    const stage = box.current
    if (!stage || !large) return
    stage.scrollTo(
      stage.scrollWidth * point.x - stage.clientWidth / 2,
      stage.scrollHeight * point.y - stage.clientHeight / 2,
    )
  }, [large, point])

  return (
    <div
      ref={box}
      className="size-full overflow-auto"
      onPointerDown={(event) => {
        const { scrollLeft, scrollTop } = event.currentTarget
        setGrip({ x: event.clientX, y: event.clientY, scrollLeft, scrollTop })
        setMoved(false)
      }}
      onPointerMove={(event) => {
        if (!grip || !large || event.pointerType !== 'mouse') return
        const way = { x: event.clientX - grip.x, y: event.clientY - grip.y }
        event.currentTarget.scrollTo(grip.scrollLeft - way.x, grip.scrollTop - way.y)
        if (Math.hypot(way.x, way.y) > 4) setMoved(true)
      }}
      onPointerUp={(event) => {
        const way = grip ? event.clientX - grip.x : 0
        setGrip(null)
        if (large || Math.abs(way) < swipeReach) return
        setMoved(true)
        onSwipe(way < 0 ? 1 : -1)
      }}
      onPointerCancel={() => setGrip(null)}
      onPointerLeave={() => setGrip(null)}
    >
      <button
        type="button"
        aria-label={large ? `Perkecil ${picture.alt}` : `Perbesar ${picture.alt}`}
        onClick={(event) => {
          if (moved) return
          setPoint(pressedPoint(event))
          onPress()
        }}
        className={cx(
          'block p-4 -outline-offset-4',
          large ? 'h-[220%] w-[220%] cursor-zoom-out' : 'size-full cursor-zoom-in touch-none',
        )}
      >
        <Picture picture={picture} />
      </button>
    </div>
  )
}

/** Where a drag started, and the scroll position then. */
interface Grip {
  x: number
  y: number
  scrollLeft: number
  scrollTop: number
}

const middle = { x: 0.5, y: 0.5 }

/** The clicked point as a share of the picture's width and height; the middle for a key press. */
function pressedPoint(event: MouseEvent) {
  if (event.detail === 0) return middle
  const area = event.currentTarget.getBoundingClientRect()
  return { x: (event.clientX - area.left) / area.width, y: (event.clientY - area.top) / area.height }
}
