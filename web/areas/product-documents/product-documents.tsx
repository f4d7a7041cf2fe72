import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { type ProductDocumentKind, productDocumentLabel } from '#domain/catalogue/document-kind.ts'
import type { DocumentRequest, ProductDocument, ProductDocumentSlot } from '#domain/product-documents/contract.ts'
import { languageLabel } from '#domain/product-documents/language.ts'
import { DOCUMENTS_ANCHOR } from '#domain/product-documents/notice.ts'
import { fileAddress } from '#web/lib/api/file-address.ts'
import { formatDate } from '#web/lib/dates.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { addressOf, signInPath } from '#web/lib/page/paths.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { VisuallyHidden } from '#web/ui/status/visually-hidden.tsx'
import { documentMeanings, factsOf, validityOf } from './document-words.ts'
import { EarlierVersions } from './earlier-versions.tsx'
import { productDocumentsQuery } from './queries.ts'

const AskDocumentDialog = lazyDialog(async () => (await import('./ask-document-dialog.tsx')).AskDocumentDialog)

interface Props {
  productId: number
  /** Those of its lots; a preview has none. */
  children?: ReactNode
}

/** The documents of a product: each kind that buyers expect is there, or can be requested [DOC-2]. */
export function ProductDocuments({ productId, children }: Props) {
  const { data: slots } = useSuspenseQuery(productDocumentsQuery(productId))
  const [requestedKind, setRequestedKind] = useState<ProductDocumentKind>('coa')
  const [isDialogOpen, setDialogOpen] = useState(false)

  return (
    <Card as="section" padded id={DOCUMENTS_ANCHOR} aria-label="Dokumen" className="scroll-mt-32">
      <CardTitle>Dokumen</CardTitle>
      <ul className="divide-y divide-line">
        {slots.map((slot) => (
          <Slot
            key={slot.kind}
            productId={productId}
            slot={slot}
            onAsk={() => {
              setRequestedKind(slot.kind)
              setDialogOpen(true)
            }}
          />
        ))}
      </ul>
      {children}
      <AskDocumentDialog
        key={requestedKind}
        open={isDialogOpen}
        productId={productId}
        kind={requestedKind}
        onClose={() => setDialogOpen(false)}
      />
    </Card>
  )
}

interface SlotProps {
  productId: number
  slot: ProductDocumentSlot
  onAsk: () => void
}

function Slot({ productId, slot, onAsk }: SlotProps) {
  const { kind, documents, request } = slot
  const label = productDocumentLabel(kind)
  const isThere = documents.length > 0
  return (
    <li className="grid gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0 sm:grid-cols-[13.5rem_minmax(0,1fr)]">
      <div className="flex items-start gap-2.5">
        <Icon name="document" size={18} className={cx('mt-0.5', isThere ? 'text-primary' : 'text-mute')} />
        <div>
          <p className="font-semibold leading-snug">{label}</p>
          <p className="text-sm text-mute">{documentMeanings[kind]}</p>
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-2">
        {documents.map((document) => (
          <Document key={document.id} document={document} label={label} />
        ))}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 empty:hidden">
          {!isThere && request?.state !== 'asked' && <p className="text-sm text-mute">Belum ada</p>}
          {request && <Request productId={productId} request={request} label={label} />}
          <Ask slot={slot} label={label} onAsk={onAsk} />
        </div>
      </div>
    </li>
  )
}

function Document({ document, label }: { document: ProductDocument; label: string }) {
  const { id, expired, readable } = document
  const validity = validityOf(document)
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
      <div className="num min-w-0 flex-1 basis-48 text-sm">
        <p>{factsOf(document)}</p>
        {validity && <p className={expired ? 'font-semibold text-danger' : 'text-mute'}>{validity}</p>}
        <EarlierVersions of={`${label} (${languageLabel(document.language)})`} versions={document.earlier} />
      </div>
      {readable ? (
        <a
          href={fileAddress('produk/dokumen/berkas', { dokumen_id: id })}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          <Icon name="download" size={18} />
          Unduh
          <VisuallyHidden> {label} di tab baru</VisuallyHidden>
        </a>
      ) : (
        <p className="text-sm text-mute">{closedTo[document.readers]}</p>
      )}
    </div>
  )
}

const closedTo: Record<ProductDocument['readers'], string> = {
  everybody: '',
  subscribed: 'Untuk pelanggan seller ini',
  on_request: 'Dibuka atas permintaan',
}

/** The company's request: running, or declined with its reason. */
function Request({ productId, request, label }: { productId: number; request: DocumentRequest; label: string }) {
  const withdraw = useAct('produk/dokumen/minta/tarik', {
    done: 'Permintaan ditarik',
    shows: productDocumentsQuery(productId),
    refreshes: ['document'],
  })
  if (request.state === 'declined') {
    return (
      <p className="min-w-0 basis-full text-sm wrap-anywhere">
        <StatusPill tone="danger">Ditolak</StatusPill> <span className="text-ink-soft">{request.reason}</span>
      </p>
    )
  }
  return (
    <>
      <p className="num flex flex-wrap items-center gap-2 text-sm text-mute">
        <StatusPill tone="attention">Diminta</StatusPill> {formatDate(request.requestedAt)}, menunggu jawaban seller
      </p>
      {request.can.withdraw.allowed && (
        <Button
          variant="ghost"
          size="sm"
          working={withdraw.working}
          onClick={() => void withdraw.send({ id: request.id, version: request.version })}
        >
          Tarik permintaan
          <VisuallyHidden> {label}</VisuallyHidden>
        </Button>
      )}
    </>
  )
}

/** 'Minta dokumen': for a visitor by way of /masuk, and back here. */
function Ask({
  slot: { can, documents, request },
  label,
  onAsk,
}: {
  slot: ProductDocumentSlot
  label: string
  onAsk: () => void
}) {
  const here = addressOf(useLocation())
  const { company } = useViewer()
  const words = (
    <>
      Minta dokumen
      <VisuallyHidden> {label}</VisuallyHidden>
    </>
  )
  if (!company) {
    if (documents.some(({ readable, expired }) => readable && !expired)) return null
    return (
      <Link
        to={signInPath(`${here}#${DOCUMENTS_ANCHOR}`)}
        className={buttonClass({ variant: 'secondary', size: 'sm', className: 'ms-auto' })}
      >
        {words}
      </Link>
    )
  }
  if (!can || request?.state === 'asked') return null
  const { allowed, reason } = can.ask
  // where it can be read there is nothing to ask for
  if (!allowed && documents.some(({ readable }) => readable)) return null
  return (
    <Button variant="secondary" size="sm" className="ms-auto" disabled={!allowed} reason={reason} onClick={onAsk}>
      {words}
    </Button>
  )
}
