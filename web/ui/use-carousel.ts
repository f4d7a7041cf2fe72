import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useCallback, useEffect, useState } from 'react'
import { useReducedMotion } from './reduced-motion.ts'

type Api = NonNullable<UseEmblaCarouselType[1]>
type Options = Parameters<typeof useEmblaCarousel>[0]

/**
 * A strip of slides that can be dragged, with where it stands and how to move it. Jumps under reduced motion; begins
 * anew whenever `row` changes.
 */
export function useCarousel(options: Options, row?: string) {
  const still = useReducedMotion()
  const [viewport, api] = useEmblaCarousel({ ...options, duration: still ? 0 : 20 })
  const [place, setPlace] = useState(atStart)

  // Embla tells of its place by events only: a drag moves it without React.
  useEffect(() => {
    if (!api) return
    const look = () => setPlace((before) => (samePlace(before, placeOf(api)) ? before : placeOf(api)))
    if (getComputedStyle(api.rootNode()).direction === 'rtl') api.reInit({ direction: 'rtl' })
    look()
    api.on('select', look).on('reInit', look)
    return () => {
      api.off('select', look).off('reInit', look)
    }
  }, [api])

  // Embla keeps its place when the slides change; another row is looked at from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row is what the effect is about
  useEffect(() => api?.scrollTo(0, true), [api, row])

  const goTo = useCallback((index: number) => api?.scrollTo(index, still), [api, still])
  const goBack = useCallback(() => api?.scrollPrev(still), [api, still])
  const goOn = useCallback(() => api?.scrollNext(still), [api, still])
  return { viewport, place, goTo, goBack, goOn, still }
}

interface Place {
  index: number
  canGoBack: boolean
  canGoOn: boolean
}

/** Until it has been measured there may be more to see, as the server must suppose. */
const atStart: Place = { index: 0, canGoBack: false, canGoOn: true }

function placeOf(api: Api): Place {
  return { index: api.selectedScrollSnap(), canGoBack: api.canScrollPrev(), canGoOn: api.canScrollNext() }
}

function samePlace(a: Place, b: Place): boolean {
  return a.index === b.index && a.canGoBack === b.canGoBack && a.canGoOn === b.canGoOn
}
