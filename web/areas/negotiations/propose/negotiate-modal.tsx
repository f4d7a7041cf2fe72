import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { isFarFrom } from '#domain/negotiations/difference.ts'
import { Amount } from '#web/lib/amount.tsx'
import { useKeyedAct } from '#web/lib/form/use-keyed-act.ts'
import { productOfIdQuery } from '#web/lib/product-of-id.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/list/skeleton.tsx'
import { Modal } from '#web/ui/overlay/modal.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { FarPriceDialog } from '../far-price-dialog.tsx'
import { negotiationPath } from '../paths.ts'
import { negoStatusQuery } from '../queries.ts'
import type { OfferKind } from '../typed-offer.ts'
import { AboutNegotiating } from './about-negotiating.tsx'
import { ConfirmOffer } from './confirm-offer.tsx'
import type { NegotiableProduct } from './negotiate.tsx'
import { OfferFields } from './offer-fields.tsx'
import { OfferFoot } from './offer-foot.tsx'
import { type Submission, useTypedOffer } from './use-typed-offer.ts'

interface Props {
  product: NegotiableProduct
  open: boolean
  onClose: () => void
}

/**
 * 'Nego Harga': first checks for a running negotiation, then asks for quantity, price and note, and for confirmation
 * [NEGO-1 to NEGO-7].
 */
export default function NegotiateModal({ product: card, open, onClose }: Props) {
  // queried only once the server has refused the shown price as outdated
  const [outdated, setOutdated] = useState(false)
  const pricing = useQuery({ ...productOfIdQuery(card.id), staleTime: 0, enabled: outdated })
  const product = { ...card, price: (outdated && pricing.data?.price) || card.price }
  const companyId = useViewer().company?.id ?? ''
  const statusCheck = useQuery({ ...negoStatusQuery(companyId, product.id), staleTime: 0, refetchOnMount: 'always' })
  const [ready, setReady] = useState<Submission | null>(null)
  const [doubting, setDoubting] = useState(false)
  // an earlier answer could show a form although a negotiation has begun since
  const status = statusCheck.isFetchedAfterMount ? statusCheck.data : undefined
  const typed = useTypedOffer(product, status?.most ?? null, setReady)
  const submit = useSubmitNegotiation(typed.kind)
  // a closed modal shows what was typed when it is opened again
  function leave() {
    typed.forget()
    onClose()
  }
  // remains so while it is refetched
  const isPriceLost = pricing.isError || (pricing.isPending && pricing.isFetchedAfterMount)
  const free = status?.running === false && !isPriceLost

  async function send() {
    const problem = ready && (await submit.send(ready, { marks: typed.form.marks }))
    setReady(null)
    setDoubting(false)
    if (!problem) return leave()
    if (problem.field === 'listPrice') await (outdated ? pricing.refetch() : setOutdated(true))
    await statusCheck.refetch()
  }

  return (
    <Modal
      open={open}
      onClose={onClose}
      title="Nego Harga"
      description={
        <>
          {product.name} · harga sekarang{' '}
          <strong className="num whitespace-nowrap font-bold text-ink">
            <Amount of={product.price} /> / {product.unit}
          </strong>
        </>
      }
      aside={<AboutButton />}
      keepOnPressOutside
      {...(free && {
        onSubmit: typed.form.send,
        footer: <OfferFoot typed={typed} status={status} onCancel={leave} />,
      })}
    >
      {free && (
        <>
          <OfferFields product={product} typed={typed} status={status} />
          <ConfirmOffer
            product={product}
            typed={typed}
            dealPolicy={status.dealPolicy}
            open={ready !== null && !doubting}
            working={submit.working}
            onConfirm={() => (ready && isFarFrom(String(ready.price), product.price) ? setDoubting(true) : void send())}
            onCancel={() => setReady(null)}
          />
          <FarPriceDialog
            open={doubting}
            price={String(ready?.price ?? product.price)}
            listPrice={product.price}
            unit={product.unit}
            working={submit.working}
            onConfirm={() => void send()}
            onCancel={() => {
              setDoubting(false)
              setReady(null)
            }}
          />
        </>
      )}
      {status?.running && !isPriceLost && <AlreadyRunning negotiationId={status.runningId} onLeave={leave} />}
      {isPriceLost && (
        <ErrorState
          title="Harga terbaru gagal dimuat"
          onRetry={() => void pricing.refetch()}
          working={pricing.isFetching}
        />
      )}
      {!status &&
        (statusCheck.isError ? (
          <ErrorState
            title="Terjadi kesalahan saat memuat produk"
            onRetry={() => void statusCheck.refetch()}
            working={statusCheck.isFetching}
          />
        ) : (
          <FormToCome />
        ))}
    </Modal>
  )
}

function AlreadyRunning({ negotiationId, onLeave }: { negotiationId: string | null; onLeave: () => void }) {
  return (
    <div className="grid gap-4 pb-2">
      <Notice tone="attention" title="Produk dalam proses negosiasi" />
      {negotiationId && (
        <Link
          to={negotiationPath(negotiationId)}
          onClick={onLeave}
          className={buttonClass({ size: 'lg', block: true })}
        >
          Lihat Detail Nego
        </Link>
      )}
    </div>
  )
}

function AboutButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-haspopup="dialog" className="text-link" onClick={() => setOpen(true)}>
        Tentang Nego
      </button>
      <AboutNegotiating open={open} onClose={() => setOpen(false)} />
    </>
  )
}

function FormToCome() {
  return (
    <Loading className="grid gap-5 pb-2">
      <div className="grid grid-cols-2 gap-2.5">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
      <Skeleton className="h-12 w-48" />
      <Skeleton className="h-12" />
      <Skeleton className="h-20" />
    </Loading>
  )
}

/** Submits an offer for a product; retrying the same offer does not make a second negotiation [NEGO-4]. */
function useSubmitNegotiation(kind: OfferKind) {
  return useKeyedAct('negosiasi/submit', {
    done: ({ data }) => successWords(kind, data.state === 'finished'),
    failed: 'Gagal mengirim nego',
    refreshes: ['cart'],
  })
}

function successWords(kind: OfferKind, applied: boolean): string {
  if (kind === 'baru') return 'Nego berhasil dikirim'
  return applied ? 'Harga kesepakatan ditetapkan' : 'Harga kesepakatan dikirim ke seller'
}
