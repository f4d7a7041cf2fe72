import type { Material } from '#domain/catalogue/codec-materials.ts'
import { Classification, categoryLook } from '#web/areas/catalogue/public.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/picture/icon.tsx'

/** A material's picture and name below its category, CAS and E number. */
export function MaterialHead({ material }: { material: Material }) {
  const { name, nameEnglish, description, picture } = material
  const look = categoryLook(material.categoryId)
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 gap-y-3 sm:gap-x-5">
      <span
        className={cx(
          'grid size-16 shrink-0 place-items-center self-start overflow-hidden rounded-card sm:row-span-2 sm:size-24',
          look?.tint ?? 'bg-line',
        )}
      >
        {picture === null ? (
          <Icon name={look?.icon ?? 'box'} size={32} className={look?.ink} />
        ) : (
          <img src={picture} alt="" width={96} height={96} className="size-full object-cover" />
        )}
      </span>
      <div className="min-w-0 self-end">
        <Classification of={material} />
        <h1 className="text-2xl wrap-anywhere">{name}</h1>
      </div>
      <p className="max-w-[90ch] text-mute wrap-anywhere max-sm:col-span-2 sm:self-start">
        <span lang="en">{nameEnglish}</span>
        {description && ` · ${description}`}
      </p>
    </div>
  )
}
