import type { ReactNode } from 'react'

export interface GalleryPicture {
  key: string
  alt: string
  src?: string
  /** A smaller one for the thumbnails. */
  thumb?: string
  /** Rendered instead of an image; must fill its box. */
  content?: ReactNode
}

/** A picture that fills its box. */
export function Picture({ picture, small, first }: { picture: GalleryPicture; small?: boolean; first?: boolean }) {
  if (picture.content) {
    return (
      <span role="img" aria-label={picture.alt} className="block size-full *:size-full">
        {picture.content}
      </span>
    )
  }
  return (
    <img
      src={small ? (picture.thumb ?? picture.src) : picture.src}
      alt={small ? '' : picture.alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      draggable={false}
      className="size-full object-contain"
    />
  )
}
