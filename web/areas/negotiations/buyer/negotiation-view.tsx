import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { productPath, sellerPath } from '#domain/catalogue/address.ts'
import { ChatButton } from '#web/areas/chat/public.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { transactionCrumbs } from '#web/lib/page/crumbs.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { OfferTimeline } from '../offer-timeline.tsx'
import { NEGOTIATIONS_PATH } from '../paths.ts'
import { negotiationQuery } from '../queries.ts'
import { QuotationButton } from '../quotation-button.tsx'
import { NegotiationStatePill } from '../state-pill.tsx'
import { BuyerActs } from './buyer-acts.tsx'
import { OfferOnTable } from './offer-on-table.tsx'

/** One negotiation as its buyer sees it: the current offer, the actions, and every step [NEGO-9, NEGO-13]. */
export function NegotiationView({ negotiationId }: { negotiationId: string }) {
  const { data: nego } = useSuspenseQuery(negotiationQuery(negotiationId))
  return (
    <>
      <PageHeader
        breadcrumb={transactionCrumbs({ label: 'Nego', to: NEGOTIATIONS_PATH }, { label: nego.name })}
        title={
          <Link to={productPath(nego)} className="hover:text-primary hover:underline">
            {nego.name}
          </Link>
        }
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <NegotiationStatePill state={nego.state} />
            <Link to={sellerPath(nego.sellerUsername)} className="hover:text-primary hover:underline">
              {nego.sellerName}
            </Link>
            <span className="num">
              Diajukan {formatDateTime(nego.submittedAt)} oleh {nego.submittedBy}
            </span>
          </span>
        }
        actions={
          <div data-print="hide" className="flex flex-wrap gap-2.5">
            <ChatButton
              sellerUsername={nego.sellerUsername}
              productId={nego.productId}
              productName={nego.name}
              productPicture={nego.picture}
            />
            <QuotationButton negotiation={nego} />
            <Button variant="ghost" icon={<Icon name="printer" size={19} />} onClick={() => window.print()}>
              Cetak
            </Button>
          </div>
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23.25rem] print:block">
        <div className="grid gap-5 lg:sticky lg:top-28 lg:col-start-2 lg:row-start-1 print:static print:mb-5">
          <Card padded as="section" aria-label="Penawaran di meja" data-print="together">
            <OfferOnTable negotiation={nego} />
            {nego.goodsNotice && (
              <Notice tone="attention" className="mt-3">
                {nego.goodsNotice}
              </Notice>
            )}
            <BuyerActs negotiation={nego} />
          </Card>
        </div>
        <Card padded as="section" aria-label="Riwayat penawaran" className="min-w-0">
          <CardTitle>Riwayat penawaran</CardTitle>
          <OfferTimeline steps={nego.steps} unit={nego.unit} running={nego.running} deal={nego.deal} />
        </Card>
      </div>
    </>
  )
}
