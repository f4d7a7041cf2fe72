import { useQuery } from '@tanstack/react-query'
import { Avatar } from '#web/ui/picture/avatar.tsx'
import { Carousel } from '#web/ui/picture/carousel.tsx'
import { testimonialsQuery } from './queries.ts'

const EVERY_MS = 5000

/** Testimonials in rotation; nothing until they are there, and nothing where it fails [HOME-4, API-4]. */
export function Testimonials() {
  const { data: testimonials = [] } = useQuery(testimonialsQuery)
  if (testimonials.length === 0) return null
  return (
    <Carousel
      label="Testimoni pelanggan"
      header={<h2 className="text-xl">Kata pelanggan</h2>}
      autoplayMs={EVERY_MS}
      slideClass="basis-full sm:basis-1/2 lg:basis-1/3"
    >
      {testimonials.map(({ words, companyName }) => (
        <figure
          key={`${companyName} ${words}`}
          className="flex h-full flex-col rounded-card border border-line bg-paper p-5"
        >
          <blockquote className="text-ink-soft wrap-anywhere before:content-['“'] after:content-['”']">
            {words}
          </blockquote>
          <figcaption className="mt-auto flex items-center gap-3 pt-5 text-sm font-semibold">
            <Avatar name={companyName} />
            {companyName}
          </figcaption>
        </figure>
      ))}
    </Carousel>
  )
}
