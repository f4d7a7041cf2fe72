import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect } from 'react'

interface SlideMoverProps {
  /** The element that shows the slides; its only child contains them. */
  strip: HTMLElement
  options: Parameters<typeof useEmblaCarousel>[0]
  onReady: (api: UseEmblaCarouselType[1]) => void
}

/** Makes the slides on the page movable; renders nothing. */
export default function SlideMover({ strip, options, onReady }: SlideMoverProps) {
  const [attach, api] = useEmblaCarousel(options)
  // Embla works on the element directly, and reports when it is ready
  useEffect(() => attach(strip), [attach, strip])
  useEffect(() => onReady(api), [api, onReady])
  return null
}
