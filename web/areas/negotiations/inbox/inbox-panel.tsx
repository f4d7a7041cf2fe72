import { useQuery } from '@tanstack/react-query'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { sentenceOf } from '#web/lib/api/api.ts'
import { cx } from '#web/ui/cx.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/list/skeleton.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { sellerNegotiationQuery } from '../queries.ts'
import { StepRows } from '../step-rows.tsx'
import { useAskAgain } from '../use-ask-again.ts'
import { BuyerHistory } from './buyer-history.tsx'
import { InboxPanelHead } from './inbox-panel-head.tsx'
import { SellerActs, type SellerActsHandle } from './seller-acts.tsx'

/** The keyboard acts of the panel. */
export interface InboxPanelActs extends SellerActsHandle {
  focus: () => void
}

interface Props {
  negotiationId: string
  ref: Ref<InboxPanelActs>
}

/** One negotiation beside the inbox: buyer, steps, history, and the answer [SELLER-4]. */
export function InboxPanel({ negotiationId, ref }: Props) {
  const detail = useQuery(sellerNegotiationQuery(negotiationId))
  const heading = useRef<HTMLHeadingElement>(null)
  const acts = useRef<SellerActsHandle>(null)
  const askAgain = useAskAgain()
  useImperativeHandle(ref, () => ({
    focus: () => heading.current?.focus(),
    counter: () => acts.current?.counter(),
    agree: () => acts.current?.agree(),
  }))
  const nego = detail.data

  if (!nego) {
    return (
      <section aria-label="Detail nego" className={cx(cardClass, 'p-4.5')}>
        {detail.isError ? (
          <ErrorState
            text={sentenceOf(detail.error, 'Periksa koneksi Anda, lalu coba sekali lagi.')}
            onRetry={() => void detail.refetch()}
            working={detail.isFetching}
          />
        ) : (
          <Loading className="grid gap-4">
            <Skeleton className="h-6 w-48" />
            <SkeletonText lines={4} />
            <Skeleton className="h-40 rounded-field" />
          </Loading>
        )}
      </section>
    )
  }
  return (
    <section aria-label="Detail nego" className={cx(cardClass, 'p-4.5')}>
      <InboxPanelHead negotiation={nego} headingRef={heading} onExpired={askAgain} />
      <StepRows negotiation={nego} />
      {nego.goodsNotice && (
        <Notice tone="attention" className="mb-3">
          {nego.goodsNotice}
        </Notice>
      )}
      <SellerActs ref={acts} negotiation={nego} />
      <BuyerHistory negotiation={nego} />
    </section>
  )
}
