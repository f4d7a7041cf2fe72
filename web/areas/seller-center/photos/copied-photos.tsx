import { useSuspenseQuery } from '@tanstack/react-query'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { ownPhotoAddress, photosQuery } from './queries.ts'

interface Props {
  /** The product that is copied. */
  productId: number
  taken: boolean
  onTake: (taken: boolean) => void
}

/** The photos that a copy takes along, unless the seller would rather not [SHOP-2]. */
export function CopiedPhotos({ productId, taken, onTake }: Props) {
  const { data: photos } = useSuspenseQuery(photosQuery(productId))
  if (photos.length === 0) return null
  return (
    <Section title="Foto">
      <div className="grid gap-3">
        <Checkbox
          label="Bawa foto ke salinan"
          hint="Salinan mendapat fotonya sendiri: mengubah yang satu tidak mengubah yang lain."
          checked={taken}
          onChange={({ currentTarget }) => onTake(currentTarget.checked)}
        />
        {taken && (
          <ul aria-label="Foto yang ikut" className="flex flex-wrap gap-2">
            {photos.map((photo) => (
              <li key={photo.id}>
                <img
                  src={ownPhotoAddress(photo)}
                  alt={photo.alt}
                  width={72}
                  height={72}
                  className="size-18 rounded-mark border border-line bg-page object-cover"
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}
