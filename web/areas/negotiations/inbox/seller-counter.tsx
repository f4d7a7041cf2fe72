import { type ReactNode, type Ref, type SubmitEvent, useState } from 'react'
import { formatRupiah } from '#domain/format.ts'
import { type DecimalText, isMore } from '#domain/money.ts'
import type { SellerNegotiationDetail } from '#domain/negotiations/contract.ts'
import { differencePercent } from '#domain/negotiations/difference.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { formatPercent } from '../format-percent.ts'
import { MovedOn } from '../moved-on.tsx'
import { PriceInput } from '../price-input.tsx'
import { shownPrice } from '../price-text.ts'
import { readCounterPrice } from '../typed-offer.ts'
import type { ActProblem } from '../use-negotiation-act.ts'
import { useSeenVersion } from '../use-seen-version.ts'

interface Props {
  negotiation: SellerNegotiationDetail
  inputRef: Ref<HTMLInputElement>
  working: boolean
  onSend: (versi: number, price: DecimalText) => Promise<ActProblem>
  agreeButton: ReactNode
}

/** A counter-offer, prefilled with the suggestion [NEGO-11]; what was typed stays when the buyer changes theirs. */
export function SellerCounter({ negotiation: nego, inputRef, working, onSend, agreeButton }: Props) {
  // null: untouched, so that it shows the suggestion of the day
  const [typed, setTyped] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)
  const { seen, movedOn, catchUp } = useSeenVersion(nego.versi)
  if (movedOn && typed === null) catchUp()

  const suggested = isMore(nego.saran_harga, nego.harga_terakhir) ? shownPrice(nego.saran_harga) : ''
  const shown = typed ?? suggested
  const price = readCounterPrice(shown, { listPrice: nego.harga_awal, offered: nego.harga_terakhir })
  const amount = 'value' in price ? price.value : null
  const problem = 'problem' in price && (price.blocks || asked) ? price.problem : null
  const { tawar } = nego.can
  const closed = (!tawar.boleh && tawar.alasan) || (movedOn && 'Penawaran sudah diperbarui.') || problem

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    if (amount === null || closed || working) return
    const trouble = await onSend(seen, amount)
    if (trouble) return
    setTyped(null)
    setAsked(false)
    // the keys of the inbox are at hand again
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-2.5">
      {movedOn && typed !== null && <MovedOn status={nego.status_nama} onCatchUp={catchUp} />}
      <div className="num flex items-center justify-between gap-3 text-sm">
        <span className="text-mute">Saran tawaran balik</span>
        <button
          type="button"
          className="rounded-sm font-bold hover:text-primary hover:underline"
          title="Pakai saran ini"
          onClick={() => setTyped(null)}
        >
          {formatRupiah(nego.saran_harga)}
        </button>
      </div>
      <Field
        label="Harga tawaran balik"
        error={problem}
        aside={
          amount !== null && (
            <span className="text-amber-ink">{formatPercent(differencePercent(amount, nego.harga_awal))}</span>
          )
        }
        hint={amount !== null && isMore(nego.harga_terendah, amount) ? lowestWords(nego) : undefined}
      >
        <PriceInput
          inputRef={inputRef}
          unit={nego.produk_satuan}
          value={shown}
          disabled={!tawar.boleh}
          onChange={setTyped}
          onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        />
      </Field>
      <div className="grid grid-cols-2 gap-2.5">
        <Button type="submit" className="px-2!" working={working} disabled={Boolean(closed)} reason={closed || null}>
          Tawar balik
        </Button>
        {agreeButton}
      </div>
    </form>
  )
}

function lowestWords(nego: SellerNegotiationDetail): string {
  return `Di bawah harga terendah Anda, ${formatRupiah(nego.harga_terendah)}.`
}
