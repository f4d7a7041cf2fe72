import type { ArticleCard } from '#domain/content/contract.ts'
import { formatDay } from '#web/lib/dates.ts'
import { cx } from '#web/ui/cx.ts'

interface Props {
  article: Pick<ArticleCard, 'authorRole' | 'day' | 'minutes'>
  /** Without the author. */
  short?: boolean
  className?: string
}

/** The author of an article, its day, and its reading time [CONTENT-2]. */
export function ArticleFacts({ article: { authorRole, day, minutes }, short, className }: Props) {
  return (
    <p className={cx('num flex flex-wrap gap-x-3 text-sm text-mute', className)}>
      {!short && <span>{authorRole}</span>}
      <span className="whitespace-nowrap">
        <time dateTime={day}>{formatDay(day)}</time> · {minutes} menit baca
      </span>
    </p>
  )
}
