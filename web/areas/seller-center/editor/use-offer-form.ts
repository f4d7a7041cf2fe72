import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { EditableOffer } from '#domain/catalogue/contract-editor.ts'
import { faultsOfOffer } from '#domain/catalogue/offer-faults.ts'
import { newlyDearer } from '#domain/catalogue/prices/dearer-level.ts'
import type { ProductStatus } from '#domain/catalogue/product-status.ts'
import { usePriceFall } from '#web/areas/prices/public.ts'
import { confirmFirst } from '#web/lib/form/confirm-first.ts'
import { useFormDraft } from '#web/lib/form/form-draft.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { ownProductPath } from '../paths.ts'
import { editorQuery } from './queries.ts'
import { bodyOf, changedBetween, type TypedOffer, typedOf } from './typed-offer.ts'

interface Edited {
  /** The product as it stands; null: a new one. */
  current: EditableOffer | null
  start: TypedOffer
  /** The product whose photos a new one copies. */
  photosFrom: number | null
}

/** The editor's form: what is typed stays in the tab until it is saved, over the expected version [SHOP-2]. */
export function useOfferForm({ current, start, photosFrom }: Edited) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [reviewed, setReviewed] = useState(current)
  const changes = current && reviewed ? changedBetween(typedOf(reviewed), typedOf(current)) : []
  // without a difference no second review is needed
  const expected = changes.length > 0 ? reviewed : current
  const [restored, setRestored] = useState(false)
  // fields that hold what they show on their own are drawn anew with other values
  const [drawn, setDrawn] = useState(0)
  const requestedStatus = useRef<ProductStatus>(current?.status ?? 'published')

  const save = useAct('pusat-seller/produk/simpan', {
    done: ({ data }) => savedWords[data.status],
    failed: 'Produk belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: ['pusat-seller/produk/isian', 'pusat-seller/produk/daftar'],
  })
  const fall = usePriceFall()
  const confirmed = confirmFirst(save, (body) => {
    const written = pricesAgainst(expected, body)
    return fall.askFor(expected && expected.status !== 'draft' ? written : [], dearerIn(written))
  })
  const form = useCallForm(confirmed, {
    start,
    body: (typed) => ({
      ...bodyOf(typed),
      ...(expected && { id: expected.id, version: expected.version, seenStock: expected.offer.stock }),
      ...(photosFrom !== null && { photosFrom }),
      status: requestedStatus.current,
    }),
    faults: (typed) => ({
      ...(typed.materialId === null && { materialId: 'Pilih bahan dari daftar.' }),
      ...faultsOfOffer(offerOf(typed), requestedStatus.current),
    }),
    keep: true,
    answered: async ({ data }, typed) => {
      draft.forget()
      if (current === null) return navigate(ownProductPath(data.id), { replace: true })
      const newest = client.getQueryData(editorQuery(current.id).queryKey)?.product
      if (newest) setReviewed(newest)
      form.reset(newest ? typedOf(newest) : typed)
    },
  })

  const draft = useFormDraft(
    form,
    `product-${current?.id ?? 'new'}`,
    (base) => {
      // what was typed over an older version is shown beside what has changed since
      if (base) setReviewed(base)
      setRestored(true)
      setDrawn((times) => times + 1)
    },
    expected,
  )

  /** Begins with these values again, as the product stands now. */
  function startAnew(from: TypedOffer) {
    draft.forget()
    setReviewed(current)
    form.reset(from)
    setRestored(false)
    setDrawn(drawn + 1)
  }

  /** Says as what the form is saved. */
  const as = (status: ProductStatus) => () => {
    requestedStatus.current = status
  }

  return { form, question: fall.question, changes, setReviewed, restored, drawn, startAnew, as }
}

/** The prices that would be written, beside those that stand. */
function pricesAgainst(
  current: EditableOffer | null,
  body: Partial<Record<'price' | 'priceAtLevel2' | 'priceAtLevel3', unknown>>,
) {
  const to = (amount: unknown) => (typeof amount === 'string' && amount !== '' ? amount : null)
  return [
    { level: 1, name: 'Harga daftar', from: current?.offer.price ?? null, to: to(body.price) },
    { level: 2, name: 'Harga level 2', from: current?.offer.priceAtLevel2 ?? null, to: to(body.priceAtLevel2) },
    { level: 3, name: 'Harga level 3', from: current?.offer.priceAtLevel3 ?? null, to: to(body.priceAtLevel3) },
  ]
}

/** The levels that become dearer than the one before them. */
function dearerIn(written: ReturnType<typeof pricesAgainst>): string[] {
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
