import type { ProductPage } from '#domain/catalogue/shapes.ts'
import { Pagination } from '#web/ui/list/pagination.tsx'

interface Props {
  of: Pick<ProductPage, 'page' | 'lastPage' | 'total' | 'more'>
  /** Rows of a page. */
  size: number
  hrefFor: (page: number) => string
  label: string
  className: string
}

/** The pages of a list, and how to see the rest of one that is longer than can be paged through [MAT-6]. */
export function ListPages({ of: { page, lastPage, total, more }, size, hrefFor, label, className }: Props) {
  const longer = more || lastPage * size < total
  return (
    <>
      <Pagination page={page} pages={lastPage} hrefFor={hrefFor} label={label} className={className} />
      {longer && <p className="mt-3 text-center text-sm text-mute">Persempit dengan filter untuk melihat sisanya.</p>}
    </>
  )
}
