import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Dot } from '#web/ui/list/chip.tsx'
import { categoryPath, categoryStyle } from '../category-style.ts'

interface Props {
  of: { categoryId: number; categoryName: string; casNumber: string | null; eNumber: string | null }
  /** Further items of the list. */
  children?: ReactNode
}

/** Category, CAS and E number of a product or a material. */
export function Classification({ of: { categoryId, categoryName, casNumber, eNumber }, children }: Props) {
  const style = categoryStyle(categoryId)
  return (
    <ul
      aria-label="Golongan"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs font-semibold text-ink-soft"
    >
      {style && (
        <li>
          <Link
            to={categoryPath(style.id)}
            className="inline-flex items-center gap-1.5 rounded-sm py-1 hover:text-primary hover:underline"
          >
            <Dot className={style.dot} />
            {categoryName}
          </Link>
        </li>
      )}
      {casNumber && <li className="num">CAS {casNumber}</li>}
      {eNumber && <li className="num">{eNumber}</li>}
      {children}
    </ul>
  )
}
