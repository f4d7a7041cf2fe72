import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatDay } from '#web/lib/dates.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Notice } from '#web/ui/status/notice.tsx'
import { listPath } from './paths.ts'
import { listsQuery } from './queries.ts'

/** The pending draft orders, each leading to its list [ORDER-7]. */
export function DraftsNotice() {
  const { data } = useSuspenseQuery(listsQuery)
  const waiting = data.lists.filter(({ draft }) => draft !== null)
  if (waiting.length === 0) return null
  return (
    <ul className="mb-4 grid gap-2">
      {waiting.map(({ id, name, products, draft }) => (
        <li key={id}>
          <Notice
            tone="attention"
            title={`Draf pesanan: ${name}`}
            action={
              <Link to={listPath(id)} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
                Lihat draf
              </Link>
            }
          >
            {products} produk, dibuat {draft && formatDay(draft.day)}. Belum dipesan sampai Anda memasukkannya ke
            keranjang.
          </Notice>
        </li>
      ))}
    </ul>
  )
}
