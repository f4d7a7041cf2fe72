import type { ProductDetail } from '#domain/catalogue/codec.ts'
import { cx } from '#web/ui/cx.ts'
import type { GalleryPicture } from '#web/ui/picture/gallery.tsx'
import { categoryLook } from './category-look.ts'

/** A product's pictures for its gallery, on the background of its category [DETAIL-1]. */
export function productPictures(product: ProductDetail): GalleryPicture[] {
  const { pictures, name, categoryId } = product
  return pictures.map((src, place) => ({
    key: src,
    alt: place === 0 ? name : `${name}, gambar ${place + 1}`,
    content: (
      <span className={cx('relative block overflow-hidden', categoryLook(categoryId)?.tint)}>
        <img
          src={src}
          alt=""
          width={400}
          height={400}
          draggable={false}
          fetchPriority={place === 0 ? 'high' : 'auto'}
          loading={place === 0 ? 'eager' : 'lazy'}
          className="absolute inset-y-0 start-1/2 aspect-square h-full w-auto max-w-none -translate-x-1/2 [mask-image:linear-gradient(to_right,transparent,black_12%,black_88%,transparent)] rtl:translate-x-1/2"
        />
      </span>
    ),
  }))
}
