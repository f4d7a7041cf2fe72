import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { sellerPath } from '#domain/catalogue/address.ts'
import type { SellerCard as Seller } from '#domain/catalogue/shapes.ts'
import { formatQuantity } from '#domain/format.ts'
import { LONGEST, MOST } from '#domain/limits.ts'
import type { RequestOutcome } from '#domain/subscriptions/contract-asking.ts'
import { isOver } from '#domain/subscriptions/state.ts'
import { Attachments, DISTRIBUTORS_PATH, RelationPill, usualAnswerWords } from '#web/areas/subscriptions/public.ts'
import { useFormDraft } from '#web/lib/form/form-draft.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { TextareaField } from '#web/ui/form/form-fields.tsx'
import { Card, cardClass } from '#web/ui/layout/card.tsx'
import { CollapsibleSection } from '#web/ui/layout/collapsible-section.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { listPath } from '../list/list-address.ts'
import { sellersToAskQuery } from '../list/queries-lists.ts'
import type { AskFilter } from './ask-address.ts'
import { sellerWords } from './seller-line.tsx'

/** Asks several sellers for subscriptions with one text: those that were not asked yet are ticked beforehand [UX-2]. */
export function AskSellers({ filter }: { filter: AskFilter }) {
  const { data } = useSuspenseQuery(sellersToAskQuery(filter))
  // whoever looks at all sellers has not said yet which of them
  const isChosen = Boolean(filter.category || filter.material || filter.sellers)
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [sent, setSent] = useState<readonly RequestOutcome[]>([])
  const open = data.sellers.filter(canRequest)
  const ticked = open.filter(({ id }) => turned.get(id) ?? isChosen)
  const turn = (ids: readonly string[], on: boolean) =>
    setTurned((before) => new Map([...before, ...ids.map((id) => [id, on] as const)]))

  const ask = useAct('langganan/ajukan-sekaligus', { refreshes: ['subscription', 'perusahaan/dokumen/daftar'] })
  const form = useCallForm(ask, {
    start: { intendedUse: '', documentIds: [] as string[] }, // ids
    body: ({ intendedUse, documentIds }) => ({
      sellerIds: ticked.map(({ id }) => id),
      intendedUse,
      documentIds,
    }),
    chosenAnew: ['documentIds'],
    // what could not be sent to some can be sent again
    keep: true,
    answered: ({ data: outcomes }) => {
      setSent(outcomes)
      if (outcomes.some(({ outcome }) => outcome === 'refused')) return
      draft.forget()
      form.reset()
    },
  })
  const draft = useFormDraft(form, 'ask-sellers')
  const [withDocuments, setWithDocuments] = useState(false)
  const documents = form.watch('documentIds')

  return (
    <form onSubmit={form.send} className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-4">
        <Outcomes outcomes={sent} />
        {data.sellers.length === 0 ? (
          <div className={cardClass}>
            <EmptyState icon="store" title="Tidak ada seller di sini" text="Coba kategori lain." />
          </div>
        ) : (
          <Card as="section" aria-label="Seller yang dapat diajukan">
            <div className="flex items-center justify-between gap-4 border-b border-line px-4 py-2.5 sm:px-5">
              <Checkbox
                label={<span className="font-semibold">Pilih semua</span>}
                checked={open.length > 0 && ticked.length === open.length}
                partly={ticked.length > 0 && ticked.length < open.length}
                disabled={open.length === 0}
                onChange={({ target }) =>
                  turn(
                    open.map(({ id }) => id),
                    target.checked,
                  )
                }
              />
              <span className="num text-sm text-mute" role="status">
                {ticked.length} dari {open.length} dipilih
              </span>
            </div>
            <ul className="divide-y divide-line">
              {data.sellers.map((seller) => (
                <li key={seller.id} className="px-4 py-2.5 sm:px-5">
                  <SellerChoice seller={seller} on={ticked.includes(seller)} onTurn={(on) => turn([seller.id], on)} />
                </li>
              ))}
            </ul>
          </Card>
        )}
        {data.total > data.sellers.length && (
          <p className="num text-sm text-mute">
            {data.sellers.length} dari {formatQuantity(String(data.total))} seller tampil, karena paling banyak{' '}
            {MOST.openSubscriptionRequests} yang dapat Anda ajukan sekaligus. Pilih kategori untuk menemukan yang lain.
          </p>
        )}
      </div>
      <Card padded as="section" aria-label="Isi pengajuan" className="grid gap-4 lg:sticky lg:top-32">
        <TextareaField
          form={form}
          name="intendedUse"
          label="Rencana penggunaan"
          hint="Satu teks untuk semua: produk yang dibuat, bahan yang dicari, dan perkiraan kebutuhan sebulan."
          maxLength={LONGEST.subscriptionText}
        />
        <CollapsibleSection
          title="Dokumen"
          aside={documents.length > 0 ? `${documents.length} terlampir` : 'opsional'}
          open={withDocuments || Boolean(form.formState.errors.documentIds)}
          onOpenChange={setWithDocuments}
          className="border-y border-line"
        >
          <div className="pb-3">
            <Attachments control={form.control} name="documentIds" />
          </div>
        </CollapsibleSection>
        <Button
          type="submit"
          block
          size="lg"
          working={form.working}
          disabled={ticked.length === 0}
          reason="Pilih sedikitnya satu seller."
        >
          {ticked.length === 0 ? 'Kirim pengajuan' : `Kirim ke ${ticked.length} seller`}
        </Button>
        <p className="text-sm text-mute">
          Setiap seller menerima pengajuannya sendiri dan membacanya bersama nama, kota, tipe bisnis, NPWP, telepon, dan
          dokumen yang Anda lampirkan.
        </p>
      </Card>
    </form>
  )
}

function canRequest({ subscriptionState: state }: Seller): boolean {
  return state === null || isOver(state)
}

function usualAnswerOf({ subscriptionState, usualAnswer }: Seller): string | null {
  return subscriptionState === 'active' ? null : usualAnswerWords(usualAnswer)
}

const entryWords = {
  now: 'langsung terbuka begitu diajukan',
  once_verified: 'langsung terbuka setelah perusahaan Anda terverifikasi',
}

interface ChoiceProps {
  seller: Seller
  on: boolean
  onTurn: (on: boolean) => void
}

/** A seller to tick, or how the company stands with it already. */
function SellerChoice({ seller, on, onTurn }: ChoiceProps) {
  const waiting = canRequest(seller) && seller.entry ? entryWords[seller.entry] : usualAnswerOf(seller)
  const words = [sellerWords(seller), `${formatQuantity(String(seller.productCount))} produk`, waiting]
  return (
    <div className="flex items-start gap-x-4">
      <Checkbox
        className="min-w-0 flex-1"
        label={<span className="font-semibold wrap-anywhere">{seller.name}</span>}
        hint={<span className="num">{words.filter(Boolean).join(' · ')}</span>}
        checked={on}
        disabled={!canRequest(seller)}
        onChange={({ target }) => onTurn(target.checked)}
      />
      <span className="flex shrink-0 flex-col items-end gap-1.5 text-sm">
        <RelationPill state={seller.subscriptionState} />
        <Link to={sellerPath(seller.username)} className="text-link" aria-label={`Lihat ${seller.name}`}>
          Lihat
        </Link>
      </span>
    </div>
  )
}

/** What became of what was sent: how many, and seller by seller what was not. */
function Outcomes({ outcomes }: { outcomes: readonly RequestOutcome[] }) {
  const count = (outcome: RequestOutcome['outcome']) => outcomes.filter((one) => one.outcome === outcome).length
  const [sent, accepted] = [count('sent'), count('accepted')]
  const left = outcomes.filter(({ reason }) => reason !== null)
  if (outcomes.length === 0) return null
  return (
    <div className="grid gap-3" role="status">
      {accepted > 0 && (
        <Notice
          tone="success"
          title={`Harga ${accepted} seller terbuka`}
          action={
            <Link to={listPath({ subscribedOnly: true })} className={buttonClass({ size: 'sm' })}>
              Lihat harga
            </Link>
          }
        >
          Seller ini menerima perusahaan Anda langsung; pembayarannya sesuai ketentuan awal mereka.
        </Notice>
      )}
      {sent > 0 && (
        <Notice
          tone="success"
          title={`${sent} pengajuan terkirim`}
          action={
            <Link to={DISTRIBUTORS_PATH} className="text-link">
              Lihat pengajuan
            </Link>
          }
        >
          Kami memberi tahu Anda begitu seller menjawab; harganya langsung terbuka setelah disetujui.
        </Notice>
      )}
      {left.length > 0 && (
        <Notice tone="attention" title={`${left.length} tidak terkirim`}>
          <ul>
            {left.map(({ sellerId, sellerName, reason }) => (
              <li key={sellerId}>
                <b>{sellerName ?? 'Seller ini'}</b>: {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
