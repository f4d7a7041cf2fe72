import { Link } from 'react-router'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { pillClass } from '#web/ui/list/chip.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { categoryLooks, categoryPath } from '../category-look.ts'
import { countFilters, type ListFilters, listPath, withoutFilters } from './list-address.ts'

interface Props {
  filters: ListFilters
  total: number
  /** Names near the keyword. */
  nearest: readonly string[]
}

/** Nothing found: what was asked, and what to do next [CARD-3, MAT-4]. */
export function ListEmpty({ filters, total, nearest }: Props) {
  if (total > 0) {
    return (
      <EmptyState
        icon="list"
        title="Halaman ini sudah tidak berisi produk"
        text="Daftarnya lebih pendek dari yang Anda buka."
        action={
          <Link to={listPath({ ...filters, page: 1 })} className={buttonClass()}>
            Ke halaman pertama
          </Link>
        }
      />
    )
  }
  const filtered = countFilters(filters) > 0
  return (
    <EmptyState
      icon="search"
      title="Tidak ada produk ditemukan"
      text={
        filters.keyword
          ? `Kami tidak menemukan “${filters.keyword}”${filtered ? ' dengan filter ini' : ''}. Periksa ejaannya, atau cari dengan nama lain, nomor CAS, atau kode E.`
          : 'Tidak ada produk yang cocok dengan semua filter ini.'
      }
      action={
        <>
          {nearest.length > 0 && (
            <nav aria-label="Mungkin yang Anda maksud" className="w-full pb-2">
              <p className="mb-2 text-sm text-mute" aria-hidden>
                Mungkin yang Anda maksud:
              </p>
              <span className="flex flex-wrap justify-center gap-2">
                {nearest.map((name) => (
                  <Link key={name} to={listPath({ keyword: name })} className={pillClass(false)}>
                    {name}
                  </Link>
                ))}
              </span>
            </nav>
          )}
          {filtered && (
            <Link to={listPath(withoutFilters(filters))} className={buttonClass()}>
              Hapus filter
            </Link>
          )}
          {filters.keyword && (
            <Link to="/produk" className={buttonClass({ variant: 'secondary' })}>
              Lihat semua produk
            </Link>
          )}
          <nav aria-label="Kategori" className="flex w-full flex-wrap justify-center gap-2 pt-2">
            {categoryLooks.map(({ id, name }) => (
              <Link key={id} to={categoryPath(id)} className={pillClass(false)}>
                {name}
              </Link>
            ))}
          </nav>
        </>
      }
    />
  )
}
