import { useQuery } from '@tanstack/react-query'
import type { BulkOutcome, LastAct as Last } from '#domain/catalogue/codec-bulk.ts'
import { bulkOutcome } from '#domain/catalogue/codec-bulk.ts'
import { formatQuantity } from '#domain/format.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { useAct } from '#web/lib/use-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { lastBulkActQuery, PRODUCT_VIEWS } from '../queries.ts'
import { outcomeWords } from './outcome-words.ts'

/** The last act on many products, which can be undone for a day [SHOP-2]. */
export function LastAct({ onUndone }: { onUndone: (outcome: BulkOutcome) => void }) {
  const { data } = useQuery(lastBulkActQuery)
  const undo = useAct('pusat-seller/produk/sekaligus/urungkan', {
    done: ({ data: outcome }) => `Diurungkan: ${outcomeWords(bulkOutcome.decode(outcome))}`,
    failed: 'Belum diurungkan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: PRODUCT_VIEWS,
  })
  const act = data?.act
  if (!act) return null
  const body = { tindakan_id: act.id }
  const answered = ({ data: outcome }: { data: Parameters<typeof bulkOutcome.decode>[0] }) =>
    onUndone(bulkOutcome.decode(outcome))
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-mute">
      <span>
        {words(act)} · {formatDateTime(act.at)}
      </span>
      <Button size="sm" variant="secondary" working={undo.working} onClick={() => void undo.send(body, { answered })}>
        Urungkan
      </Button>
    </p>
  )
}

function words({ kind, detail, changed }: Last): string {
  const products = `${formatQuantity(String(changed))} produk`
  switch (kind) {
    case 'price':
      return `Harga ${products} ${percentWords(detail ?? '')}`
    case 'withdraw':
      return `${products} ditarik`
    case 'publish':
      return `${products} dijual lagi`
    case 'shelve':
      return `${products} masuk etalase ${detail}`
    case 'unshelve':
      return `${products} keluar dari etalase ${detail}`
    case 'leadTime':
      return detail
        ? `${products} menerima pesanan melebihi stok, ${detail} hari kerja`
        : `${products} tidak lagi menerima pesanan melebihi stok`
  }
}

/** 'turun 7,5 %' of '-7.5' */
function percentWords(percent: string): string {
  const plain = percent.replace('-', '').replace('.', ',')
  return `${percent.startsWith('-') ? 'turun' : 'naik'} ${plain} %`
}
