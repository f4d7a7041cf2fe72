import { Card } from '#web/ui/layout/card.tsx'
import { Loading, Skeleton, SkeletonRows, SkeletonText } from '#web/ui/list/skeleton.tsx'

/** Placeholder for the checkout while it is being computed. */
export function CheckoutToCome() {
  return (
    <Loading className="grid min-h-screen content-start items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="grid gap-4">
        <Card padded>
          <Skeleton className="mb-4 h-5 w-44" />
          <SkeletonText lines={6} />
        </Card>
        <Card padded>
          <SkeletonRows rows={3} />
        </Card>
      </div>
      <Card padded className="max-lg:hidden">
        <Skeleton className="mb-4 h-5 w-32" />
        <SkeletonText lines={5} />
        <Skeleton className="mt-5 h-12 w-full" />
      </Card>
    </Loading>
  )
}
