import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect } from 'react'

interface SlideMoverProps {
  /** The element that shows the slides; its one child holds them. */
  strip: HTMLElement
  options: Parameters<typeof useEmblaCarousel>[0]
  onReady: (api: UseEmblaCarouselType[1]) => void
}

/** Makes slides that stand on the page movable; draws nothing itself. */
export default function SlideMover({ strip, options, onReady }: SlideMoverProps) {
  const [attach, api] = useEmblaCarousel(options)
  // Embla works on the element itself, and says when it does
  useEffect(() => attach(strip), [attach, strip])
  useEffect(() => onReady(api), [api, onReady])
  return null
}
