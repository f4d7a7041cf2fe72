import { lineAmount } from '#domain/cart/amounts.ts'
import { packsOf } from '#domain/cart/quantity.ts'
import { packNoun } from '#domain/catalogue/pack-noun.ts'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import type { NegotiationDetail } from '#domain/negotiations/contract.ts'
import { formatDate } from '#web/lib/dates.ts'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { AttemptsLeft } from '../attempts-left.tsx'
import { OfferDifference } from '../offer-difference.tsx'
import { TimeLeft } from '../time-left.tsx'
import { useAskAgain } from '../use-ask-again.ts'

interface Props {
  companyId: string
  negotiation: NegotiationDetail
}

/** The price that counts now, for how much, against the list price, and until when [NEGO-9, NEGO-10]. */
export function OfferOnTable({ companyId, negotiation: nego }: Props) {
  const askAgain = useAskAgain(companyId)
  const packs = packsOf(nego.jumlah_satuan, nego.produk_berat)
  return (
    <>
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <p className="text-sm text-mute">{headingOf(nego)}</p>
          <p className="num mt-0.5 text-3xl font-bold">
            {formatRupiah(nego.harga_terakhir)}{' '}
            <small className="whitespace-nowrap text-base font-medium text-mute">/ {nego.produk_satuan}</small>
          </p>
          <p className="mt-1 text-sm text-mute">
            <OfferDifference percent={nego.selisih_persen} className="text-sm" /> dari harga awal{' '}
            <span className="num whitespace-nowrap">{formatRupiah(nego.harga_awal)}</span>
          </p>
        </div>
        <img
          src={nego.produk_foto}
          alt=""
          width={64}
          height={64}
          className="size-16 shrink-0 rounded-field border border-line bg-page object-cover print:hidden"
        />
      </div>
      <FactList
        layout="rows"
        className="mt-3 border-t border-line"
        facts={[
          {
            label: 'Kuantitas',
            value: `${formatQuantity(nego.jumlah_satuan)} ${nego.produk_satuan}${packs === null ? '' : ` (${packs} ${packNoun({ packLabel: nego.produk_kemasan })})`}`,
          },
          { label: 'Total', value: formatRupiah(lineAmount(nego.jumlah_satuan, nego.harga_terakhir)) },
          {
            label: 'Berlaku sampai',
            value: nego.berjalan ? (
              <>
                24.00 WIB · sisa{' '}
                <TimeLeft until={nego.berlaku_sampai} serverTime={nego.waktu_server} onOver={askAgain} />
              </>
            ) : (
              `${formatDate(nego.diajukan)}, 24.00 WIB`
            ),
          },
          ...(nego.berjalan ? [{ label: 'Sisa percobaan', value: <AttemptsLeft left={nego.sisa_percobaan} /> }] : []),
        ]}
      />
    </>
  )
}

function headingOf({ status, penawaran, deal }: NegotiationDetail): string {
  if (status === 'disepakati') return 'Harga disepakati'
  if (status === 'masuk_keranjang') return deal ? 'Harga kesepakatan' : 'Harga disepakati'
  const last = penawaran.findLast((step) => step.jenis === 'tawaran')
  return last?.pihak === 'seller' ? 'Tawaran seller' : 'Tawaran Anda'
}
