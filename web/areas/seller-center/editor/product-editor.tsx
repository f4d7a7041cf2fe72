import { useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { productPath } from '#domain/catalogue/address.ts'
import type { EditableOffer, OfferEditor } from '#domain/catalogue/contract-editor.ts'
import { type ProductStatus, productStatus } from '#domain/catalogue/product-status.ts'
import { catalogueRefusals } from '#domain/catalogue/refusals.ts'
import { statusTones } from '#web/areas/catalogue/public.ts'
import { PriceLink } from '#web/areas/prices/public.ts'
import { DocumentsSection } from '#web/areas/product-documents/public.ts'
import { BanNotice } from '#web/areas/product-reports/public.ts'
import { LeadTimeSection } from '#web/areas/stock/public.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { FootBar } from '#web/ui/layout/foot-bar.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { newProductPath, previewPath } from '../paths.ts'
import { CopiedPhotos } from '../photos/copied-photos.tsx'
import { PhotosSection } from '../photos/photos-section.tsx'
import { WithdrawDialog } from '../withdraw-dialog.tsx'
import { withdrawnWords } from '../withdrawn-words.ts'
import { CollectionSection, IdentitySection, PackSection, PriceSection, TextSection } from './offer-sections.tsx'
import { editorQuery } from './queries.ts'
import { blankOffer, typedOf } from './typed-offer.ts'
import { useOfferForm } from './use-offer-form.ts'

interface Props {
  /** Null: a new one. */
  productId: number | null
  /** The product that a new one begins as a copy of. */
  copyOf: number | null
}

/** Where a seller writes an offer: one form, saved as a draft or sold [SELLER-2, SHOP-2]. */
export function ProductEditor({ productId, copyOf }: Props) {
  const { data: editor } = useSuspenseQuery(editorQuery(productId ?? copyOf))
  return (
    <OfferForm
      current={productId === null ? null : editor.product}
      copied={copyOf === null ? null : editor.product}
      collections={editor.showcases}
      known={editor.known}
    />
  )
}

interface FormProps {
  current: EditableOffer | null
  copied: EditableOffer | null
  collections: OfferEditor['showcases']
  known: OfferEditor['known']
}

function OfferForm({ current, copied, collections, known }: FormProps) {
  const setsStock = viewerMay(useViewer(), 'stock.change')
  const start = startOf(current, copied, setsStock)
  const [withPhotos, takePhotos] = useState(true)
  const photosFrom = copied && withPhotos ? copied.id : null
  const { form, question, changes, setReviewed, restored, drawn, startAnew, as } = useOfferForm({
    current,
    start,
    photosFrom,
  })
  const changed = useRef<HTMLDivElement>(null)
  function reviewFirst(event: FormEvent) {
    event.preventDefault()
    bringIntoSight(changed.current)
  }
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      {current && <Head current={current} />}
      {current?.ban && <BanNotice product={{ id: current.id, name: current.offer.name }} ban={current.ban} />}
      {/* not in the form: what its dialogs send would send the product, too */}
      {current ? (
        <>
          <PhotosSection productId={current.id} />
          <DocumentsSection productId={current.id} />
          <LeadTimeSection productId={current.id} />
        </>
      ) : (
        <>
          {copied && <CopiedPhotos productId={copied.id} taken={withPhotos} onTake={takePhotos} />}
          <p className="text-sm text-mute">Foto, dokumen, dan pesanan melebihi stok diatur setelah draf disimpan.</p>
        </>
      )}
      <form
        method="post"
        onSubmit={changes.length > 0 ? reviewFirst : form.send}
        noValidate
        // the buttons stand over the end of the page: what has the focus stays in sight
        className="grid grid-cols-[minmax(0,1fr)] gap-5 [&_:is(input,select,textarea)]:scroll-mb-24"
      >
        {restored && (
          <Notice
            action={
              <button type="button" className="text-link" onClick={() => startAnew(start)}>
                Buang
              </button>
            }
          >
            Isian Anda yang belum tersimpan dipulihkan.
          </Notice>
        )}
        {current && changes.length > 0 && (
          <ChangedNotice
            ref={changed}
            changes={changes}
            onTake={() => startAnew(start)}
            onKeep={() => setReviewed(current)}
          />
        )}
        <IdentitySection key={drawn} form={form} known={known} />
        <PackSection form={form} unitFixed={current !== null && current.status !== 'draft'} setsStock={setsStock} />
        <PriceSection form={form} salesLimit={current?.salesLimit ?? null} />
        {current && <PriceLink productId={current.id} />}
        <TextSection form={form} />
        <CollectionSection form={form} collections={collections} />
        <EditorButtons current={current} working={form.working} as={as} />
      </form>
      {question}
    </div>
  )
}

function Head({ current }: { current: EditableOffer }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <img src={current.picture} alt="" width={56} height={56} className="size-14 rounded-mark bg-paper" />
      <StatusPill tone={statusTones[current.status]}>{productStatus.encode(current.status)}</StatusPill>
      {current.status === 'published' && (
        <Link to={productPath({ code: current.code, name: current.offer.name })} className="text-link">
          Lihat di katalog
        </Link>
      )}
      <Link to={previewPath(current.id)} className="text-link">
        Pratinjau sebagai pembeli
      </Link>
      <Link to={newProductPath(current.id)} className="text-link">
        Salin produk ini
      </Link>
    </div>
  )
}

function startOf(current: EditableOffer | null, copied: EditableOffer | null, setsStock: boolean) {
  if (current) return typedOf(current)
  // a name and a code of one's own are taken once, and a stock is there once
  const stock = setsStock ? '' : '0'
  return copied
    ? { ...typedOf(copied), name: `${copied.offer.name} (salinan)`, sku: '', stock }
    : { ...blankOffer, stock }
}

interface ChangedNoticeProps {
  changes: readonly { label: string; now: string }[]
  onTake: () => void
  onKeep: () => void
  ref: RefObject<HTMLDivElement | null>
}

/** Shows concurrent changes of others in the editor [SHOP-2]; scrolls into view, unless the user is typing. */
function ChangedNotice({ changes, onTake, onKeep, ref }: ChangedNoticeProps) {
  useEffect(() => {
    if (!document.activeElement?.matches('input, select, textarea')) bringIntoSight(ref.current)
  }, [ref])
  return (
    <div ref={ref} tabIndex={-1} className="rounded-card">
      <Notice
        tone="attention"
        title="Produk ini sudah diubah sejak Anda membukanya"
        action={
          <span className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={onTake}>
              Pakai yang terbaru
            </Button>
            <Button variant="secondary" onClick={onKeep}>
              Tetap pakai isian saya
            </Button>
          </span>
        }
      >
        {changes.length === 0 ? (
          'Statusnya berubah; isiannya tetap.'
        ) : (
          <ul className="mt-1 grid list-disc gap-0.5 ps-5">
            {changes.map(({ label, now }) => (
              <li key={label}>
                {label}: sekarang <strong className="font-semibold wrap-anywhere">{now}</strong>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  )
}

/** Nothing can be saved before it is answered. */
function bringIntoSight(notice: HTMLDivElement | null) {
  notice?.scrollIntoView({ block: 'center' })
  notice?.focus({ preventScroll: true })
}

interface EditorButtonsProps {
  /** Null: a new product. */
  current: EditableOffer | null
  working: boolean
  /** Says as what the form is saved, before it is sent. */
  as: (status: ProductStatus) => () => void
}

/** What can be done with what is typed, by the status of the product [SELLER-1, SELLER-2]. */
function EditorButtons({ current, working, as }: EditorButtonsProps) {
  const status = current?.status ?? 'draft'
  const sells = viewerMay(useViewer(), 'customers.grants') || status !== 'draft'
  return (
    <FootBar appearance="page" className="flex flex-wrap gap-3">
      {status === 'published' || status === 'banned' ? (
        <Button type="submit" working={working} onClick={as(status)}>
          Simpan
        </Button>
      ) : (
        <>
          {/* no submit button: Enter in a field saves, and sells nothing */}
          <Button
            working={working}
            disabled={!sells}
            reason={sells ? null : catalogueRefusals.first_sale_of_owner.sentence}
            onClick={({ currentTarget }) => {
              as('published')()
              currentTarget.form?.requestSubmit()
            }}
          >
            Terbitkan
          </Button>
          <Button type="submit" variant="secondary" disabled={working} onClick={as(status)}>
            {status === 'draft' ? 'Simpan draf' : 'Simpan'}
          </Button>
        </>
      )}
      {current?.status === 'published' && <Withdraw current={current} />}
    </FootBar>
  )
}

function Withdraw({ current }: { current: EditableOffer }) {
  const [asking, setAsking] = useState(false)
  const withdraw = useAct('pusat-seller/produk/tarik', {
    done: ({ data }) => withdrawnWords(data),
    failed: 'Status produk belum berubah. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: ['pusat-seller/produk/isian', 'pusat-seller/produk/daftar'],
  })
  return (
    <>
      <Button variant="ghost" className="text-danger" working={withdraw.working} onClick={() => setAsking(true)}>
        Tarik
      </Button>
      <WithdrawDialog
        open={asking}
        product={{ name: current.offer.name, running: null }}
        working={withdraw.working}
        onWithdraw={() => void withdraw.send({ productId: current.id }).then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
