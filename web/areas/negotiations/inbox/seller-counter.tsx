import type { ReactNode, Ref } from 'react'
import { salesLimitWords } from '#domain/catalogue/prices/price-floor.ts'
import { isMore } from '#domain/money.ts'
import { differencePercent } from '#domain/negotiations/difference.ts'
import type { SellerNegotiation } from '#domain/negotiations/shapes.ts'
import { shownAmount } from '#domain/numbers/number-text.ts'
import { Amount } from '#web/lib/amount.tsx'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { formatPercent } from '../format-percent.ts'
import { lowestWords } from '../lowest-words.ts'
import { MovedOn } from '../moved-on.tsx'
import { PriceInput } from '../price-input.tsx'
import { sellerNegotiationQuery } from '../queries.ts'
import { blockOf, problemOf, readCounterPrice, typedValue } from '../typed-offer.ts'
import { useExpectedVersion } from '../use-expected-version.ts'
import { useFarPrice } from '../use-far-price.tsx'

interface Props {
  negotiation: SellerNegotiation
  inputRef: Ref<HTMLInputElement>
  agreeButton: ReactNode
}

/** A counter-offer, prefilled with the suggestion [NEGO-11]; what was typed stays when the buyer changes theirs. */
export function SellerCounter({ negotiation: nego, inputRef, agreeButton }: Props) {
  const counter = useAct('pusat-seller/nego/tawar', {
    done: ({ data }) => (data.waitsForOwner ? 'Menunggu persetujuan pemilik' : 'Tawaran balik terkirim'),
    refreshes: ['negotiation', 'subscription'],
    shows: sellerNegotiationQuery(nego.id),
  })

  const suggested = isMore(nego.suggestion, nego.price) ? shownAmount(nego.suggestion) : ''
  const read = (typed: string | null) =>
    readCounterPrice(typed ?? suggested, { listPrice: nego.listPrice, offered: nego.price })
  const form = useCallForm(counter, {
    // untouched, it follows the current suggestion
    start: { price: null as string | null },
    body: ({ price }) => ({ id: nego.id, version: expectedVersion, price: typedValue(read(price)) ?? '' }),
    faults: ({ price }) => ({ price: problemOf(read(price)) }),
    answered() {
      // so that the inbox's keys work again
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
    },
  })
  const { expectedVersion, movedOn, catchUp } = useExpectedVersion(nego.version, form.formState.isDirty)
  const price = read(form.watch('price'))
  const amount = typedValue(price)
  const { submit, question } = useFarPrice(amount, nego, form.send)
  const problem = blockOf(price) ?? form.formState.errors.price?.message
  const allowed = nego.can.counter
  const closed =
    (!allowed.allowed && allowed.reason) || (movedOn && 'Penawaran sudah diperbarui.') || (amount === null && problem)

  return (
    <form noValidate onSubmit={submit} className="grid gap-2.5">
      {movedOn && !counter.working && <MovedOn status={nego.stateLabel} onCatchUp={catchUp} />}
      <div className="num flex items-center justify-between gap-3 text-sm">
        <span className="text-mute">Saran tawaran balik</span>
        <button
          type="button"
          className="rounded-sm font-bold hover:text-primary hover:underline"
          title="Pakai saran ini"
          onClick={() => form.reset()}
        >
          <Amount of={nego.suggestion} />
        </button>
      </div>
      <Field
        label="Harga tawaran balik"
        error={problem}
        aside={
          amount !== null && (
            <span className="text-amber-ink">{formatPercent(differencePercent(amount, nego.listPrice))}</span>
          )
        }
        hint={salesLimitWords(nego.salesLimit, amount) ?? (amount === null ? undefined : lowestWords(nego, amount))}
      >
        <PriceInput
          form={form}
          name="price"
          suggested={suggested}
          inputRef={inputRef}
          unit={nego.unit}
          disabled={!allowed.allowed}
          onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        />
      </Field>
      <div className="grid grid-cols-2 gap-2.5">
        <Button
          type="submit"
          className="px-2!"
          working={counter.working}
          disabled={Boolean(closed)}
          reason={closed || null}
        >
          Tawar balik
        </Button>
        {agreeButton}
      </div>
      {question}
    </form>
  )
}
