import { Link } from 'react-router'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import type { IconName } from '#web/ui/picture/icon.tsx'
import { paths } from './sample-words.ts'

export function EmptyList({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <Card>
      <EmptyState
        icon={icon}
        title={title}
        text={text}
        action={
          <Link to={paths.shop} className={buttonClass()}>
            Lihat produk contoh
          </Link>
        }
      />
    </Card>
  )
}

/** Until the browser has read what it keeps. */
export function ListToCome() {
  return (
    <Card>
      <Loading>
        <SkeletonRows rows={4} />
      </Loading>
    </Card>
  )
}
