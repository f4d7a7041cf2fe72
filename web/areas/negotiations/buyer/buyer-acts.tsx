import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type BuyerNegotiation, buyerNegotiation } from '#domain/negotiations/codec.ts'
import { callApi } from '#web/lib/api.ts'
import { askAgainAbout } from '#web/lib/query.ts'
import { Button } from '#web/ui/action/button.tsx'
import { negotiationDetail } from '../negotiation-queries.ts'
import { NoteDialog } from '../note-dialog.tsx'
import { useNegotiationAct } from '../use-negotiation-act.ts'
import { AgreedPrice } from './agreed-price.tsx'
import { AnswerInfo } from './answer-info.tsx'
import { ClosedActs } from './closed-acts.tsx'
import { CounterDialog } from './counter-dialog.tsx'
import { EndedNegotiation } from './ended-negotiation.tsx'

interface Props {
  companyId: string
  negotiation: BuyerNegotiation
}

type Asking = 'lagi' | 'ubah' | 'tolak' | 'tarik' | 'batal'

/** What the buyer may do now, and why the rest is closed [NEGO-9]. */
export function BuyerActs({ companyId, negotiation: nego }: Props) {
  const client = useQueryClient()
  const { working, act } = useNegotiationAct(
    companyId,
    negotiationDetail(companyId, nego.id).queryKey,
    buyerNegotiation,
  )
  // each time of asking begins with an empty form
  const [asking, setAsking] = useState<{ what: Asking; open: boolean; time: number }>()
  const ask = (what: Asking) => setAsking({ what, open: true, time: (asking?.time ?? 0) + 1 })
  const close = () => asking && setAsking({ ...asking, open: false })
  const isAsking = (what: Asking) => asking?.what === what && asking.open
  const dialogKey = asking?.time ?? 0
  const seen = { nego_id: nego.id, versi: nego.version }
  const { can } = nego

  async function finish() {
    const problem = await act('selesai', () => callApi('nego/selesai', seen), 'Produk masuk ke keranjang')
    if (!problem) void askAgainAbout(client, 'cart')
  }

  return (
    <div data-print="hide">
      <p role="status" className="mt-3 text-sm font-medium">
        {standing[nego.state]}
      </p>
      {nego.state === 'agreed' && (
        <AgreedPrice
          negotiation={nego}
          working={working}
          onFinish={() => void finish()}
          onCancel={() => ask('batal')}
        />
      )}
      {nego.state === 'info_wanted' && (
        <AnswerInfo
          negotiation={nego}
          working={working === 'jawab'}
          onAnswer={(versi, catatan) =>
            act('jawab', () => callApi('nego/jawab', { ...seen, versi, catatan }), 'Jawaban terkirim')
          }
        />
      )}
      {nego.running && nego.state !== 'agreed' && (
        <div className="mt-3 grid gap-2.5">
          <div className="grid grid-cols-2 gap-2.5">
            <Button
              working={working === 'setuju'}
              disabled={!can.agree.allowed}
              reason={can.agree.reason}
              onClick={() => void act('setuju', () => callApi('nego/setuju', seen), 'Harga disepakati')}
            >
              Setuju
            </Button>
            <Button
              variant="nego"
              disabled={!can.counter.allowed}
              reason={can.counter.reason}
              onClick={() => ask('lagi')}
            >
              Nego Lagi
            </Button>
          </div>
          <div className="flex flex-wrap justify-between gap-2">
            {can.change.allowed && (
              <Button variant="ghost" onClick={() => ask('ubah')}>
                Ubah tawaran
              </Button>
            )}
            {can.withdraw.allowed && (
              <Button variant="ghost" className="text-danger!" onClick={() => ask('tarik')}>
                Tarik nego
              </Button>
            )}
            {can.decline.allowed && (
              <Button variant="ghost" className="ms-auto text-danger!" onClick={() => ask('tolak')}>
                Tolak
              </Button>
            )}
          </div>
          <ClosedActs can={can} />
        </div>
      )}
      {!nego.running && <EndedNegotiation negotiation={nego} />}

      <CounterDialog
        key={`tawar-${dialogKey}`}
        open={isAsking('lagi') || isAsking('ubah')}
        negotiation={nego}
        change={asking?.what === 'ubah'}
        working={working !== null}
        onSend={({ versi, harga, catatan }) => {
          const offer = { ...seen, versi, harga, catatan }
          return asking?.what === 'ubah'
            ? act('ubah', () => callApi('nego/ubah', offer), 'Tawaran diubah')
            : act('lagi', () => callApi('nego/lagi', offer), 'Tawaran terkirim')
        }}
        onClose={close}
      />
      <NoteDialog
        key={`tolak-${dialogKey}`}
        open={isAsking('tolak')}
        title="Tolak tawaran seller?"
        text="Nego ini berakhir dan tidak dapat dilanjutkan."
        label="Alasan"
        optional
        confirmLabel="Tolak tawaran"
        tone="danger"
        versi={nego.version}
        working={working === 'tolak'}
        onSend={(versi, note) =>
          act('tolak', () => callApi('nego/tolak', { ...seen, versi, alasan: note || null }), 'Tawaran ditolak')
        }
        onClose={close}
      />
      <NoteDialog
        key={`tarik-${dialogKey}`}
        open={isAsking('tarik')}
        title="Tarik nego ini?"
        text="Seller tidak dapat menjawabnya lagi. Nego yang ditarik tetap terhitung untuk hari ini."
        confirmLabel="Ya, tarik"
        tone="danger"
        versi={nego.version}
        working={working === 'tarik'}
        onSend={(versi) => act('tarik', () => callApi('nego/tarik', { ...seen, versi }), 'Nego ditarik')}
        onClose={close}
      />
      <NoteDialog
        key={`batal-${dialogKey}`}
        open={isAsking('batal')}
        title="Batalkan nego?"
        text="Harga yang sudah disepakati tidak dipakai lagi. Produk tidak masuk ke keranjang."
        confirmLabel="Ya, batalkan"
        tone="danger"
        versi={nego.version}
        working={working === 'batal'}
        onSend={(versi) => act('batal', () => callApi('nego/batal', { ...seen, versi }), 'Nego dibatalkan')}
        onClose={close}
      />
    </div>
  )
}

const standing: Record<BuyerNegotiation['state'], string> = {
  awaiting_seller: 'Menunggu jawaban seller. Halaman ini diperbarui langsung.',
  awaiting_buyer: 'Seller menawar balik. Setujui, atau tawar lagi.',
  info_wanted: 'Seller memerlukan keterangan sebelum menjawab.',
  agreed: 'Kedua pihak sepakat.',
  finished: 'Produk sudah masuk ke keranjang dengan harga ini.',
  declined_by_seller: 'Seller menolak tawaran ini.',
  declined_by_buyer: 'Tawaran seller sudah ditolak.',
  cancelled: 'Nego ini dibatalkan.',
  withdrawn: 'Nego ini ditarik.',
  expired: 'Nego ini berakhir pukul 24.00 WIB.',
  replaced: 'Kesepakatan ini diganti oleh yang lebih baru.',
}
