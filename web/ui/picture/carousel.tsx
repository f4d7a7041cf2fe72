import { Children, type FocusEvent, type ReactNode, useEffect, useState } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { cx } from '../cx.ts'
import { navigateByKey } from './navigate-by-key.ts'
import { useCarousel } from './use-carousel.tsx'

interface CarouselProps {
  /** The label for screen readers. */
  label: string
  /** Beside the arrows: a heading. */
  header?: ReactNode
  /** Between heading and arrows, or below both where that is narrow. */
  tabs?: ReactNode
  /** The width of a slide, as static class names: 'basis-1/2 lg:basis-1/4'. */
  slideClass?: string
  /** Advances at this interval; pauses on hover, on focus, when stopped and with reduced motion. */
  autoplayMs?: number
  /** Continues from the last slide to the first; always with autoplay. */
  loop?: boolean
  /** Identifies the row of slides if a carousel has several: another row starts at its first slide. */
  row?: string
  /** Each child is a slide. */
  children: ReactNode
  className?: string
}

/** Slides in a row: dragged, or stepped with the arrows or the left and right keys. */
export function Carousel(props: CarouselProps) {
  const { label, header, slideClass = 'basis-full', autoplayMs, tabs, children, className } = props
  const loop = props.loop ?? autoplayMs !== undefined
  const { viewport, mover, position, goBack, goOn, still } = useCarousel(
    { align: 'start', loop, slidesToScroll: 'auto' },
    props.row,
  )
  const [resting, setResting] = useState(false)
  const [paused, setPaused] = useState(false)
  const slides = Children.toArray(children)
  const running = autoplayMs !== undefined && !resting && !paused && !still && slides.length > 1
  useEvery(running ? autoplayMs : null, goOn)

  return (
    <section
      aria-label={label}
      aria-roledescription="carousel"
      className={cx('min-w-0', className)}
      onPointerEnter={() => setResting(true)}
      onPointerLeave={() => setResting(false)}
      onFocus={() => setResting(true)}
      onBlur={(event) => leaves(event) && setResting(false)}
      onKeyDown={(event) => navigateByKey(event, goBack, goOn)}
    >
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className={cx('min-w-0', tabs ? 'max-md:flex-1' : 'flex-1')}>{header}</div>
        {tabs && <div className="min-w-0 max-md:order-last max-md:basis-full md:flex-1">{tabs}</div>}
        {autoplayMs !== undefined && !still && (
          <IconButton
            variant="secondary"
            icon={paused ? 'play' : 'pause'}
            label={paused ? 'Putar otomatis' : 'Jeda'}
            onClick={() => setPaused(!paused)}
          />
        )}
        {(position.canGoBack || position.canGoOn) && (
          <div className="flex shrink-0 gap-2">
            <IconButton
              variant="secondary"
              icon="chevron-left"
              label="Sebelumnya"
              disabled={!position.canGoBack}
              onClick={goBack}
            />
            <IconButton
              variant="secondary"
              icon="chevron-right"
              label="Berikutnya"
              disabled={!position.canGoOn}
              onClick={goOn}
            />
          </div>
        )}
      </div>
      <div ref={viewport} className="-m-1 overflow-hidden p-1">
        <div className="-ms-4 flex touch-pan-y" aria-live={running ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no set of form fields
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place in the row
              key={index}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} dari ${slides.length}`}
              className={cx('min-w-0 shrink-0 grow-0 ps-4', slideClass)}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {mover}
    </section>
  )
}

/** Calls `act` repeatedly while a pace is set and the page is visible. */
function useEvery(pace: number | null, act: () => void) {
  // a timer is outside React: it starts and stops with the component
  useEffect(() => {
    if (pace === null) return
    const clock = setInterval(() => document.hidden || act(), pace)
    return () => clearInterval(clock)
  }, [pace, act])
}

function leaves(event: FocusEvent) {
  return !event.currentTarget.contains(event.relatedTarget)
}
