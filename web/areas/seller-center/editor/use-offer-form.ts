import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { HeldOffer } from '#domain/catalogue/contract-editor.ts'
import { faultsOfOffer } from '#domain/catalogue/offer-faults.ts'
import { newlyDearer } from '#domain/catalogue/prices/dearer-level.ts'
import type { ProductStatus } from '#domain/catalogue/product-status.ts'
import { usePriceFall } from '#web/areas/prices/public.ts'
import { askedFirst } from '#web/lib/form/asked-first.ts'
import { useKeptForm } from '#web/lib/form/kept-form.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { ownProductPath } from '../paths.ts'
import { editorQuery } from './queries.ts'
import { bodyOf, changedBetween, type TypedOffer, typedOf } from './typed-offer.ts'

interface Edited {
  /** The product as it stands; null: a new one. */
  held: HeldOffer | null
  start: TypedOffer
  /** The product whose photos a new one takes along. */
  photosFrom: number | null
}

/** The editor's form: what is typed stays in the tab until it is saved, over the version that was seen [SHOP-2]. */
export function useOfferForm({ held, start, photosFrom }: Edited) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [looked, look] = useState(held)
  const changes = held && looked ? changedBetween(typedOf(looked), typedOf(held)) : []
  // without a difference nobody has to look again
  const seen = changes.length > 0 ? looked : held
  const [restored, setRestored] = useState(false)
  // fields that hold what they show on their own are drawn anew with other values
  const [drawn, setDrawn] = useState(0)
  const wanted = useRef<ProductStatus>(held?.status ?? 'published')

  const save = useAct('pusat-seller/produk/simpan', {
    done: ({ data }) => savedWords[data.status],
    failed: 'Produk belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: ['pusat-seller/produk/isian', 'pusat-seller/produk/daftar'],
  })
  const fall = usePriceFall()
  const asked = askedFirst(save, (body) => {
    const written = pricesOver(seen, body)
    return fall.askFor(seen && seen.status !== 'draft' ? written : [], dearerIn(written))
  })
  const form = useCallForm(asked, {
    start,
    body: (typed) => ({
      ...bodyOf(typed),
      ...(seen && { id: seen.id, version: seen.version, seenStock: seen.offer.stock }),
      ...(photosFrom !== null && { photosFrom }),
      status: wanted.current,
    }),
    faults: (typed) => ({
      ...(typed.materialId === null && { materialId: 'Pilih bahan dari daftar.' }),
      ...faultsOfOffer(offerOf(typed), wanted.current),
    }),
    keep: true,
    answered: async ({ data }, typed) => {
      draft.forget()
      if (held === null) return navigate(ownProductPath(data.id), { replace: true })
      const newest = client.getQueryData(editorQuery(held.id).queryKey)?.product
      if (newest) look(newest)
      form.reset(newest ? typedOf(newest) : typed)
    },
  })

  const draft = useKeptForm(
    form,
    `product-${held?.id ?? 'new'}`,
    (over) => {
      // what was typed over an older version is shown beside what has changed since
      if (over) look(over)
      setRestored(true)
      setDrawn((times) => times + 1)
    },
    seen,
  )

  /** Begins with these values again, as the product stands now. */
  function startAnew(from: TypedOffer) {
    draft.forget()
    look(held)
    form.reset(from)
    setRestored(false)
    setDrawn(drawn + 1)
  }

  /** Says as what the form is saved. */
  const as = (status: ProductStatus) => () => {
    wanted.current = status
  }

  return { form, question: fall.question, changes, look, restored, drawn, startAnew, as }
}

/** The prices that would be written, beside those that stand. */
function pricesOver(
  held: HeldOffer | null,
  body: Partial<Record<'price' | 'priceAtLevel2' | 'priceAtLevel3', unknown>>,
) {
  const to = (amount: unknown) => (typeof amount === 'string' && amount !== '' ? amount : null)
  return [
    { level: 1, name: 'Harga daftar', from: held?.offer.price ?? null, to: to(body.price) },
    { level: 2, name: 'Harga level 2', from: held?.offer.priceAtLevel2 ?? null, to: to(body.priceAtLevel2) },
    { level: 3, name: 'Harga level 3', from: held?.offer.priceAtLevel3 ?? null, to: to(body.priceAtLevel3) },
  ]
}

/** The levels that become dearer than the one before them. */
function dearerIn(written: ReturnType<typeof pricesOver>): string[] {
  const as = (which: 'from' | 'to') => written.map((price) => ({ level: price.level, amount: price[which] }))
  return newlyDearer(as('from'), as('to'))
}

const savedWords = {
  published: 'Produk tersimpan dan dijual',
  draft: 'Draf tersimpan',
  withdrawn: 'Produk tersimpan',
  closed: 'Produk tersimpan',
  banned: 'Produk tersimpan',
}

function offerOf(typed: TypedOffer) {
  const body = bodyOf(typed)
  return {
    ...body,
    materialId: typed.materialId?.id ?? 0,
    shelfLifeMonths: Number(body.shelfLifeMonths) || null,
  }
}
