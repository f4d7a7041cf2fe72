import type { ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'img'>, 'src'> {
  src: string | undefined
  /** How wide it is shown, as in `sizes` of an image. */
  sizes: string
}

/** An image; of a photo stored in several sizes and formats the browser takes what suits it. */
export function Photo({ src, sizes, alt, ...rest }: Props) {
  const stem = PHOTO.exec(src ?? '')?.[1]
  if (stem === undefined) return <img {...rest} src={src} alt={alt} />
  const inEverySize = (format: string) => widths.map((width) => `${stem}-${width}.${format} ${width}w`).join()
  return (
    <picture>
      <source type="image/avif" srcSet={inEverySize('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={inEverySize('webp')} sizes={sizes} />
      <img {...rest} src={src} alt={alt} />
    </picture>
  )
}

// the names that the server gives photos
const PHOTO = /^(\/gambar\/\w+\/[0-9a-f]+)-\d+\.jpeg$/
const widths = [320, 800, 1600]
