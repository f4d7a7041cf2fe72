import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useSavedList } from '#web/areas/saved-products/public.ts'
import { CompanyPrintHeader } from '#web/lib/print-header.tsx'
import { Button, buttonClass } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { cardClass } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { CompareTable } from './compare-table.tsx'
import { type Compared, comparePath } from './compared.ts'

interface Props {
  /** Those that are on sale. */
  ids: Compared
  /** Others that were requested, which are not. */
  missing: Compared
  /** Those of them that were sold before; their pages show alternatives. */
  gone: readonly { name: string; path: string }[]
}

/** The facts of products side by side, with what differs marked [CARD-5, CARD-6]. */
export function CompareView({ ids, missing, gone }: Props) {
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const navigate = useNavigate()
  const { ids: saved, take } = useSavedList('compared')
  const table = useRef<HTMLDivElement>(null)
  const leaving = useRef<number | null>(null)
  const taken = useRef<readonly number[]>([])

  // without products in its address the page shows the saved ones, which the server does not know for a visitor
  const isRequested = ids.length + missing.length > 0
  const savedPath = comparePath(saved)
  const showSaved = useEffectEvent(() => {
    if (!isRequested && saved.length > 0) void navigate(savedPath, { replace: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept comes from the browser's storage
  useEffect(() => showSaved(), [savedPath])

  // the columns are drawn anew for other products, and with them the one that had the focus
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice of products
  useEffect(() => {
    if (leaving.current === null) return
    const links = table.current?.querySelectorAll<HTMLElement>('[data-takes-out]') ?? []
    const next = links[Math.min(leaving.current, links.length - 1)]
    leaving.current = null
    if (next) next.focus({ preventScroll: true })
    else focusHeading()
  }, [ids.join()])

  async function takeOut(id: number) {
    if (!(await takeOff(id))) return
    leaving.current = ids.indexOf(id)
    showOthers()
  }

  async function takeOutMissing() {
    if (!(await takeOff(...missing))) return
    focusHeading()
    showOthers()
  }

  async function takeOff(...out: readonly number[]): Promise<boolean> {
    // the next may be pressed before this is stored
    taken.current = [...taken.current, ...out]
    const stored = await take(...out)
    if (!stored) taken.current = taken.current.filter((id) => !out.includes(id))
    return stored
  }

  /** Navigates, once stored, to the page without the removed products. */
  function showOthers() {
    const others = ids.filter((id) => !taken.current.includes(id))
    void navigate(comparePath(others), { replace: true, preventScrollReset: true })
  }

  return (
    <main className="page-width pb-10">
      <CompanyPrintHeader what="Perbandingan produk" more={onlyDifferences && 'hanya yang berbeda'} />
      <PageHeader
        breadcrumb={[
          { label: 'Beranda', to: '/' },
          { label: 'Daftar Produk', to: '/produk' },
          { label: 'Bandingkan produk' },
        ]}
        title="Bandingkan produk"
        actions={
          ids.length > 1 && (
            <div className="flex items-center gap-4" data-print="hide">
              <Checkbox
                label="Hanya yang berbeda"
                checked={onlyDifferences}
                onChange={() => setOnlyDifferences(!onlyDifferences)}
              />
              <IconButton icon="printer" label="Cetak" className="max-sm:hidden" onClick={() => window.print()} />
            </div>
          )
        }
      />
      {missing.length > 0 && (
        <Notice
          tone="attention"
          className="mb-4"
          action={
            <Button variant="secondary" size="sm" onClick={takeOutMissing}>
              Keluarkan
            </Button>
          }
        >
          {missing.length === 1
            ? 'Satu produk yang Anda pilih tidak dijual lagi.'
            : `${missing.length} produk yang Anda pilih tidak dijual lagi.`}{' '}
          {gone.map(({ name, path }) => (
            <Link key={path} to={path} className="text-link me-3 inline-block">
              Lihat pengganti {name}
            </Link>
          ))}
        </Notice>
      )}
      {ids.length === 0 ? (
        <div className={cardClass}>
          <EmptyState
            icon="compare"
            title="Belum ada produk untuk dibandingkan"
            text="Tekan ikon timbangan pada kartu produk, atau centang barisnya dalam tabel: dua sampai empat produk."
            action={
              <Link to="/produk" className={buttonClass()}>
                Cari produk
              </Link>
            }
          />
        </div>
      ) : (
        <div ref={table}>
          <CompareTable key={ids.join()} ids={ids} onlyDifferences={onlyDifferences} onTakeOut={takeOut} />
        </div>
      )}
    </main>
  )
}
