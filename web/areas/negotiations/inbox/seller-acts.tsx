import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { formatRupiah } from '#domain/format.ts'
import { type SellerNegotiation, sellerNegotiation } from '#domain/negotiations/codec.ts'
import { callApi } from '#web/lib/api.ts'
import { Button } from '#web/ui/action/button.tsx'
import { inboxDetail } from '../negotiation-queries.ts'
import { NoteDialog } from '../note-dialog.tsx'
import { shownPrice } from '../price-text.ts'
import { useNegotiationAct } from '../use-negotiation-act.ts'
import { AgreeDialog } from './agree-dialog.tsx'
import { SellerCounter } from './seller-counter.tsx'

/** What the keyboard asks for. */
export interface SellerActsHandle {
  counter: () => void
  agree: () => void
}

interface Props {
  companyId: string
  negotiation: SellerNegotiation
  ref: Ref<SellerActsHandle>
}

type Asking = 'setuju' | 'info' | 'tolak'

/** The seller's answer: counter with the suggestion, agree, ask, decline [SELLER-4, NEGO-9, NEGO-11]. */
export function SellerActs({ companyId, negotiation: nego, ref }: Props) {
  const { working, act } = useNegotiationAct(companyId, inboxDetail(companyId, nego.id).queryKey, sellerNegotiation)
  // each time of asking begins with an empty form
  const [asking, setAsking] = useState<{ what: Asking; open: boolean; time: number }>()
  const price = useRef<HTMLInputElement>(null)
  const ask = (what: Asking) => setAsking({ what, open: true, time: (asking?.time ?? 0) + 1 })
  const close = () => asking && setAsking({ ...asking, open: false })
  const isAsking = (what: Asking) => asking?.what === what && asking.open
  const dialogKey = asking?.time ?? 0
  const { id: nego_id, can } = nego
  useImperativeHandle(ref, () => ({
    counter: () => {
      price.current?.focus()
      price.current?.select()
    },
    agree: () => {
      if (can.agree.allowed) ask('setuju')
    },
  }))

  if (!Object.values(can).some(({ allowed }) => allowed)) {
    return (
      <p role="status" className="rounded-field border border-line bg-wash px-3.5 py-3 text-sm text-mute">
        {can.agree.reason}
      </p>
    )
  }
  return (
    <>
      <div className="rounded-field border border-line bg-wash p-3.5">
        <SellerCounter
          negotiation={nego}
          inputRef={price}
          working={working === 'tawar'}
          onSend={(versi, harga) =>
            act('tawar', () => callApi('pusat-seller/nego/tawar', { nego_id, versi, harga }), 'Tawaran balik terkirim')
          }
          agreeButton={
            <Button
              variant="secondary"
              className="px-2!"
              disabled={!can.agree.allowed}
              reason={can.agree.reason}
              aria-label={`Setuju ${formatRupiah(nego.price)}`}
              onClick={() => ask('setuju')}
            >
              Setuju {shownPrice(nego.price)}
            </Button>
          }
        />
        <div className="mt-1.5 flex justify-between">
          <Button
            variant="ghost"
            className="-ms-2 px-2! text-primary!"
            disabled={!can.askInfo.allowed}
            reason={can.askInfo.reason}
            onClick={() => ask('info')}
          >
            Minta info
          </Button>
          <Button
            variant="ghost"
            className="-me-2 px-2! text-danger!"
            disabled={!can.decline.allowed}
            reason={can.decline.reason}
            onClick={() => ask('tolak')}
          >
            Tolak
          </Button>
        </div>
      </div>

      <AgreeDialog
        key={`setuju-${dialogKey}`}
        open={isAsking('setuju')}
        negotiation={nego}
        working={working === 'setuju'}
        onAgree={(versi) =>
          act('setuju', () => callApi('pusat-seller/nego/setuju', { nego_id, versi }), 'Harga disepakati')
        }
        onClose={close}
      />
      <NoteDialog
        key={`info-${dialogKey}`}
        open={isAsking('info')}
        title="Minta info tambahan"
        text="Pembeli diminta menjawab sebelum Anda memutuskan; tidak mengurangi kesempatannya menawar."
        label="Pertanyaan"
        confirmLabel="Kirim pertanyaan"
        versi={nego.version}
        working={working === 'info'}
        onSend={(versi, catatan) =>
          act('info', () => callApi('pusat-seller/nego/minta-info', { nego_id, versi, catatan }), 'Pertanyaan terkirim')
        }
        onClose={close}
      />
      <NoteDialog
        key={`tolak-${dialogKey}`}
        open={isAsking('tolak')}
        title="Tolak tawaran ini?"
        text="Nego berakhir dan tidak dapat dilanjutkan."
        label="Alasan"
        hint="Alasan ini dibaca oleh pembeli."
        confirmLabel="Tolak tawaran"
        tone="danger"
        versi={nego.version}
        working={working === 'tolak'}
        onSend={(versi, alasan) =>
          act('tolak', () => callApi('pusat-seller/nego/tolak', { nego_id, versi, alasan }), 'Tawaran ditolak')
        }
        onClose={close}
      />
    </>
  )
}
