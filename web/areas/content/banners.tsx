import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Banner } from '#domain/content/contract-banners.ts'
import { Carousel } from '#web/ui/picture/carousel.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { Photo } from '#web/ui/picture/photo.tsx'
import { bannersQuery } from './queries.ts'

/** The banners of the home page; nothing where there is none, or where it fails [ADM-4, API-4]. */
export function Banners() {
  const { data: banners = [] } = useQuery(bannersQuery)
  if (banners.length === 0) return null
  return (
    <Carousel label="Sorotan" header={<h2 className="text-xl">Sorotan</h2>} slideClass="basis-full">
      {banners.map((banner, index) => (
        <BannerSlide key={`${banner.link} ${banner.heading}`} banner={banner} first={index === 0} />
      ))}
    </Carousel>
  )
}

/** Its room is that of the box, so that nothing moves when the picture arrives. */
function BannerSlide({ banner: { heading, words, link, picture }, first }: { banner: Banner; first: boolean }) {
  return (
    <article className="group relative grid h-full overflow-hidden rounded-card border border-line bg-paper transition-colors hover:border-line-strong sm:grid-cols-2">
      <div className="flex flex-col items-start justify-center p-5 sm:order-first sm:p-8">
        <h3 className="text-lg leading-snug wrap-anywhere sm:text-2xl">
          <Link
            to={link}
            className="no-underline after:absolute after:inset-0 after:rounded-card group-hover:text-primary"
          >
            {heading}
          </Link>
        </h3>
        {words && <p className="mt-2 text-ink-soft wrap-anywhere">{words}</p>}
        <span className="mt-4 inline-flex items-center gap-1.5 text-sm font-semibold text-primary group-hover:underline">
          Lihat <Icon name="arrow-right" size={16} />
        </span>
      </div>
      <Photo
        src={picture.address}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        sizes="(min-width: 1280px) 616px, (min-width: 640px) 50vw, 100vw"
        loading={first ? 'eager' : 'lazy'}
        className="block aspect-video h-full w-full bg-page object-cover max-sm:order-first"
      />
    </article>
  )
}
