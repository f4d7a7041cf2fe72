import { type Ref, useImperativeHandle, useRef } from 'react'
import { Link } from 'react-router'
import { isBelowLimit, salesLimitWords } from '#domain/catalogue/prices/price-floor.ts'
import { formatRupiah } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import type { SellerNegotiation } from '#domain/negotiations/shapes.ts'
import { shownAmount } from '#domain/numbers/number-text.ts'
import { ActDialog } from '#web/lib/form/acts.tsx'
import { useAct } from '#web/lib/form/use-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { useConfirmation } from '#web/ui/overlay/use-dialog-target.ts'
import { Notice } from '#web/ui/status/notice.tsx'
import { AgreeDialog } from '../agree-dialog.tsx'
import { lowestWords } from '../lowest-words.ts'
import { sellerNegotiationQuery } from '../queries.ts'
import { SellerCounter } from './seller-counter.tsx'

/** The keyboard acts. */
export interface SellerActsHandle {
  counter: () => void
  agree: () => void
}

interface Props {
  negotiation: SellerNegotiation
  ref: Ref<SellerActsHandle>
}

/** The seller's answer: counter with the suggestion, agree, ask, decline [SELLER-4, NEGO-9, NEGO-11]. */
export function SellerActs({ negotiation: nego, ref }: Props) {
  const {
    asking: openQuestion,
    snapshot,
    ask,
    close,
  } = useConfirmation<'agree' | 'info' | 'decline', SellerNegotiation>(nego)
  const outcome = { refreshes: ['negotiation', 'subscription'], shows: sellerNegotiationQuery(nego.id) } as const
  const agree = useAct('pusat-seller/nego/setuju', {
    done: ({ data }) => (data.waitsForOwner ? 'Menunggu persetujuan pemilik' : 'Harga disepakati'),
    ...outcome,
  })
  const expected = { id: snapshot.id, version: snapshot.version }
  const price = useRef<HTMLInputElement>(null)
  const { can } = nego
  useImperativeHandle(ref, () => ({
    counter: () => {
      price.current?.focus()
      price.current?.select()
    },
    agree: () => {
      if (can.agree.allowed) ask('agree')
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
      {nego.waitsForOwner && (
        <Notice tone="attention" title="Menunggu persetujuan pemilik" className="mb-3">
          Pembeli belum diberi tahu.{' '}
          <Link to="/pusat-seller/harga" className="text-link">
            Lihat permintaannya
          </Link>
        </Notice>
      )}
      <div className="rounded-field border border-line bg-wash p-3.5">
        <SellerCounter
          negotiation={nego}
          inputRef={price}
          agreeButton={
            <Button
              variant="secondary"
              className="px-2!"
              disabled={!can.agree.allowed}
              reason={can.agree.reason}
              aria-label={`Setuju ${formatRupiah(nego.price)}`}
              onClick={() => ask('agree')}
            >
              Setuju {shownAmount(nego.price)}
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
            onClick={() => ask('decline')}
          >
            Tolak
          </Button>
        </div>
      </div>

      <AgreeDialog
        open={openQuestion === 'agree'}
        offer={snapshot}
        negotiation={nego}
        partner={snapshot.buyer.name}
        warning={
          isBelowLimit(nego.salesLimit, snapshot.price)
            ? salesLimitWords(nego.salesLimit, snapshot.price)
            : lowestWords(snapshot, snapshot.price)
        }
        working={agree.working}
        onAgree={() => void agree.send(expected).then(close)}
        onClose={close}
      />
      <ActDialog
        open={openQuestion === 'info'}
        onClose={close}
        call="pusat-seller/nego/minta-info"
        body={(note) => ({ ...expected, note })}
        field={{ name: 'note', label: 'Pertanyaan', longest: LONGEST.negotiationNote }}
        title="Minta info tambahan"
        confirmLabel="Kirim pertanyaan"
        done="Pertanyaan terkirim"
        {...outcome}
      >
        Pembeli diminta menjawab sebelum Anda memutuskan; tidak mengurangi kesempatannya menawar.
      </ActDialog>
      <ActDialog
        open={openQuestion === 'decline'}
        onClose={close}
        call="pusat-seller/nego/tolak"
        body={(reason) => ({ ...expected, reason })}
        field={{
          name: 'reason',
          label: 'Alasan',
          hint: 'Alasan ini dibaca oleh pembeli.',
          longest: LONGEST.negotiationNote,
        }}
        title="Tolak tawaran ini?"
        confirmLabel="Tolak tawaran"
        tone="danger"
        done="Tawaran ditolak"
        {...outcome}
      >
        Nego berakhir dan tidak dapat dilanjutkan.
      </ActDialog>
    </>
  )
}
