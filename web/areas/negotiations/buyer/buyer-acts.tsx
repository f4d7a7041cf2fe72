import { LONGEST } from '#domain/limits.ts'
import type { BuyerNegotiation } from '#domain/negotiations/shapes.ts'
import { ActDialog } from '#web/lib/form/acts.tsx'
import { useAct } from '#web/lib/form/use-act.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { useConfirmation } from '#web/ui/overlay/use-dialog-target.ts'
import { AgreeDialog } from '../agree-dialog.tsx'
import { negotiationQuery } from '../queries.ts'
import { AgreedPrice } from './agreed-price.tsx'
import { AnswerInfo } from './answer-info.tsx'
import { ClosedActs } from './closed-acts.tsx'
import { ClosedNegotiation } from './closed-negotiation.tsx'
import { CounterDialog } from './counter-dialog.tsx'

type Question = 'agree' | 'counter' | 'change' | 'decline' | 'withdraw' | 'cancel'

interface Props {
  negotiation: BuyerNegotiation
}

/** The buyer's acts now; a member who only approves orders reads the state [NEGO-9, ROLE-10]. */
export function BuyerActs({ negotiation }: Props) {
  return viewerMay(useViewer(), 'nego.act') ? (
    <OpenActs negotiation={negotiation} />
  ) : (
    <HowItStands negotiation={negotiation} />
  )
}

function HowItStands({ negotiation: { state, running } }: Props) {
  return (
    <div data-print="hide" className="mt-3 text-sm">
      <p role="status" className="font-medium">
        {state === 'awaiting_buyer' ? 'Seller menawar balik.' : whatNow[state]}
      </p>
      {running && <p className="mt-1 text-mute">Nego ini ditangani rekan Anda di bagian pembelian.</p>}
    </div>
  )
}

/** The buyer's actions now, and why the others are closed [NEGO-9]. */
function OpenActs({ negotiation: nego }: Props) {
  const { asking: openQuestion, snapshot, ask, close } = useConfirmation<Question, BuyerNegotiation>(nego)
  const outcome = { refreshes: ['negotiation'], shows: negotiationQuery(nego.id) } as const
  const agree = useAct('nego/setuju', { done: 'Harga disepakati', ...outcome })
  const expected = { id: snapshot.id, version: snapshot.version }
  const dialog = { negotiation: nego, expectedVersion: snapshot.version, onClose: close }
  const { can } = nego

  return (
    <div data-print="hide">
      <p role="status" className="mt-3 text-sm font-medium">
        {whatNow[nego.state]}
      </p>
      {nego.state === 'agreed' && <AgreedPrice negotiation={nego} onCancel={() => ask('cancel')} />}
      {nego.state === 'info_wanted' && <AnswerInfo negotiation={nego} />}
      {nego.running && nego.state !== 'agreed' && (
        <div className="mt-3 grid gap-2.5">
          <div className="grid grid-cols-2 gap-2.5">
            <Button disabled={!can.agree.allowed} reason={can.agree.reason} onClick={() => ask('agree')}>
              Setuju
            </Button>
            <Button
              variant="accent"
              disabled={!can.counter.allowed}
              reason={can.counter.reason}
              onClick={() => ask('counter')}
            >
              Nego Lagi
            </Button>
          </div>
          <div className="flex flex-wrap justify-between gap-2">
            {can.change.allowed && (
              <Button variant="ghost" onClick={() => ask('change')}>
                Ubah tawaran
              </Button>
            )}
            {can.withdraw.allowed && (
              <Button variant="ghost" className="text-danger!" onClick={() => ask('withdraw')}>
                Tarik nego
              </Button>
            )}
            {can.decline.allowed && (
              <Button variant="ghost" className="ms-auto text-danger!" onClick={() => ask('decline')}>
                Tolak
              </Button>
            )}
          </div>
          <ClosedActs can={can} />
        </div>
      )}
      {!nego.running && <ClosedNegotiation negotiation={nego} />}

      <AgreeDialog
        open={openQuestion === 'agree'}
        offer={snapshot}
        negotiation={nego}
        partner={snapshot.sellerName}
        working={agree.working}
        onAgree={() => void agree.send(expected).then(close)}
        onClose={close}
      />
      <CounterDialog {...dialog} open={openQuestion === 'counter'} onCatchUp={() => ask('counter')} />
      <CounterDialog {...dialog} change open={openQuestion === 'change'} onCatchUp={() => ask('change')} />
      <ActDialog
        open={openQuestion === 'decline'}
        onClose={close}
        call="nego/tolak"
        body={(reason) => ({ ...expected, reason: reason.trim() || null })}
        field={{ name: 'reason', label: 'Alasan', optional: true, longest: LONGEST.negotiationNote }}
        title="Tolak tawaran seller?"
        confirmLabel="Tolak tawaran"
        tone="danger"
        done="Tawaran ditolak"
        {...outcome}
      >
        Nego ini berakhir dan tidak dapat dilanjutkan.
      </ActDialog>
      <ActDialog
        open={openQuestion === 'withdraw'}
        onClose={close}
        call="nego/tarik"
        body={() => expected}
        title="Tarik nego ini?"
        confirmLabel="Ya, tarik"
        cancelLabel="Kembali"
        tone="danger"
        done="Nego ditarik"
        {...outcome}
      >
        Seller tidak dapat menjawabnya lagi. Nego yang ditarik tetap terhitung untuk hari ini.
      </ActDialog>
      <ActDialog
        open={openQuestion === 'cancel'}
        onClose={close}
        call="nego/batal"
        body={() => expected}
        title="Batalkan nego?"
        confirmLabel="Ya, batalkan"
        cancelLabel="Kembali"
        tone="danger"
        done="Nego dibatalkan"
        {...outcome}
      >
        Harga yang sudah disepakati tidak dipakai lagi. Produk tidak masuk ke keranjang.
      </ActDialog>
    </div>
  )
}

const whatNow: Record<BuyerNegotiation['state'], string> = {
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
