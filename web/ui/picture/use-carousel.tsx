import type useEmblaCarousel from 'embla-carousel-react'
import type { UseEmblaCarouselType } from 'embla-carousel-react'
import { Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { lazyComponent } from '../lazy-component.ts'

const SlideMover = lazyComponent(async () => (await import('./slide-mover.tsx')).default)

type Api = NonNullable<UseEmblaCarouselType[1]>
type Options = Parameters<typeof useEmblaCarousel>[0]
type Move = (api: Api) => void

/**
 * A strip of slides that can be dragged, with its position and functions to move it. Jumps with reduced motion; starts
 * over whenever `row` changes. `mover` must be rendered somewhere: it loads the code that moves the slides; steps taken
 * before that are caught up.
 */
export function useCarousel(options: Options, row?: string) {
  const still = useReducedMotion()
  const [strip, viewport] = useState<HTMLElement | null>(null)
  const [api, setApi] = useState<Api>()
  const [position, setPosition] = useState(atStart)
  const missed = useRef<Move>(undefined)

  // Embla reports its position only by events: a drag moves it without React
  useEffect(() => {
    if (!api) return
    const update = () => setPosition((before) => (samePosition(before, positionOf(api)) ? before : positionOf(api)))
    if (getComputedStyle(api.rootNode()).direction === 'rtl') api.reInit({ direction: 'rtl' })
    update()
    api.on('select', update).on('reInit', update)
    return () => {
      api.off('select', update).off('reInit', update)
    }
  }, [api])

  // Embla keeps its position when the slides change; another row is shown from its start
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row is what the effect is about
  useEffect(() => {
    if (!api) return
    api.scrollTo(0, true)
    missed.current?.(api)
    missed.current = undefined
  }, [api, row])

  const move = useCallback(
    (step: Move) => {
      if (api) step(api)
      else missed.current = step
    },
    [api],
  )
  const goTo = useCallback((index: number) => move((slides) => slides.scrollTo(index, still)), [move, still])
  const goBack = useCallback(() => move((slides) => slides.scrollPrev(still)), [move, still])
  const goOn = useCallback(() => move((slides) => slides.scrollNext(still)), [move, still])
  const mover = strip && (
    <Suspense fallback={null}>
      <SlideMover strip={strip} options={{ ...options, duration: still ? 0 : 20 }} onReady={setApi} />
    </Suspense>
  )
  return { viewport, mover, position, goTo, goBack, goOn, still }
}

interface SlidePosition {
  index: number
  canGoBack: boolean
  canGoOn: boolean
}

/** Before measuring there may be more to see, as the server must assume. */
const atStart: SlidePosition = { index: 0, canGoBack: false, canGoOn: true }

function positionOf(api: Api): SlidePosition {
  return { index: api.selectedScrollSnap(), canGoBack: api.canScrollPrev(), canGoOn: api.canScrollNext() }
}

function samePosition(a: SlidePosition, b: SlidePosition): boolean {
  return a.index === b.index && a.canGoBack === b.canGoBack && a.canGoOn === b.canGoOn
}

const query = '(prefers-reduced-motion: reduce)'

/** Whether the person prefers reduced motion; false on the server. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  )
}

function watch(changed: () => void) {
  const list = matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}
