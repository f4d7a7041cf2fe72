import { Pagination } from './pagination.tsx'

interface ListFootProps {
  /** The size of the list: '12 produk'; '' if it is obvious. */
  count: string
  /** Counts from 1. */
  page: number
  pages: number
  hrefFor: (page: number) => string
}

/** Below a list: its size, and links to its other pages. */
export function ListFoot({ count, ...pagination }: ListFootProps) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <p className="num text-sm text-mute" role="status">
        {count}
      </p>
      <Pagination {...pagination} />
    </div>
  )
}
