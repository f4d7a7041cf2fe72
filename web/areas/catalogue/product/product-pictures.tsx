import { cx } from '#web/ui/cx.ts'
import type { GalleryPicture } from '#web/ui/picture/gallery.tsx'
import { Photo } from '#web/ui/picture/photo.tsx'
import { categoryStyle } from '../category-style.ts'

interface Pictured {
  name: string
  categoryId: number
  pictures: readonly string[]
  /** Alternative texts of the photos by the seller; empty where there is none. */
  pictureTexts?: readonly string[]
}

/** A product's pictures for its gallery, on the background of its category [DETAIL-1]. */
export function productPictures({ pictures, pictureTexts, name, categoryId }: Pictured): GalleryPicture[] {
  return pictures.map((src, index) => ({
    key: src,
    alt: pictureTexts?.[index] || (index === 0 ? name : `${name}, gambar ${index + 1}`),
    content: (
      <span className={cx('pack-picture', categoryStyle(categoryId)?.tint)}>
        <Photo
          src={src}
          sizes="(min-width: 62rem) 32rem, 100vw"
          alt=""
          width={400}
          height={400}
          draggable={false}
          fetchPriority={index === 0 ? 'high' : 'auto'}
          loading={index === 0 ? 'eager' : 'lazy'}
        />
      </span>
    ),
  }))
}
