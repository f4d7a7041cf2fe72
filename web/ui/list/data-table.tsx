// biome-ignore-all lint/a11y/noRedundantRoles: a table drawn as blocks, as on a phone, loses the roles it was born with
import type { MouseEvent, ReactNode } from 'react'
import { cx } from '../cx.ts'

export interface Column<Row> {
  key: string
  title: ReactNode
  cell: (row: Row) => ReactNode
  /** Aligned at the end, with tabular figures. */
  numeric?: boolean
  /** Static class names for header and cells, such as a width. */
  className?: string
  /** On a phone: the card's heading, a line without title, or hidden. A titled line by default. */
  onCard?: 'heading' | 'bare' | 'hidden'
  /** Whether there is nothing to say of a row; on a phone its card goes without the line. */
  isEmpty?: (row: Row) => boolean
}

interface DataTableProps<Row> {
  /** The caption for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The row's menu, at its end. */
  actions?: (row: Row) => ReactNode
  selectedKey?: string | null | undefined
  /** Makes rows clickable; one cell must also have a real link or button for those without a pointer. */
  onRowPress?: (row: Row) => void
  /** Shown instead of rows if there are none. */
  empty?: ReactNode
  /** Scrolls inside its own box instead of with the page: for more columns than fit. */
  boxed?: boolean
  /** Rows of 32 px (15 on a laptop, below what stands above the table), or taller ones with two lines. */
  density?: 'compact' | 'roomy'
  /** Below the last row: totals, pagination. */
  footer?: ReactNode
  className?: string
}

/**
 * A table with a sticky header; a list of cards below 768 px. Not for tables whose columns are products, whose cells are fields
 * or boxes, that stand within a row or panel, or whose rows become cards with an order of their own at another width.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, actions, selectedKey, onRowPress, empty, boxed, footer, className } = props
  const padding = props.density === 'roomy' ? 'md:py-3' : 'md:py-2 lg:h-8 lg:py-0.5'
  if (rows.length === 0 && empty) return <div className={cx(frameClass, className)}>{empty}</div>

  return (
    <div
      ref={boxed ? undefined : scrollTable}
      className={cx(
        frameClass,
        boxed ? 'md:max-h-[70dvh] md:overflow-auto' : 'overflow-clip data-wide:overflow-x-auto',
        className,
      )}
      {...(boxed && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
    >
      <table role="table" className="w-full border-separate border-spacing-0 text-sm max-md:block print:text-xs">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={cx(headClass, column.numeric ? 'text-end' : 'text-start', column.className)}
              >
                {column.title}
              </th>
            ))}
            {actions && (
              <th role="columnheader" scope="col" className={cx(headClass, 'w-12')}>
                <span className="sr-only">Tindakan</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block">
          {rows.map((row) => {
            const key = rowKey(row)
            return (
              <tr
                key={key}
                role="row"
                aria-current={key === selectedKey || undefined}
                onClick={onRowPress && ((event) => aimedAtRow(event) && onRowPress(row))}
                className={cx(
                  'group/row max-md:relative max-md:flex max-md:flex-col max-md:border-b max-md:border-line max-md:px-4 max-md:py-3 max-md:last:border-b-0',
                  key === selectedKey && 'bg-primary-wash',
                  onRowPress && 'cursor-pointer hover:bg-wash',
                )}
              >
                {columns.map((column) => (
                  <td
                    key={column.key}
                    role="cell"
                    className={cx(
                      cellClass,
                      padding,
                      cardCell(column, row),
                      column.numeric && 'num whitespace-nowrap md:text-end',
                      column.className,
                    )}
                  >
                    {column.onCard !== 'heading' && column.onCard !== 'bare' && (
                      <span aria-hidden className="shrink-0 text-mute md:hidden">
                        {column.title}
                      </span>
                    )}
                    <span className="block min-w-0 max-md:text-end">{column.cell(row)}</span>
                  </td>
                ))}
                {actions && (
                  <td
                    role="cell"
                    className={cx(cellClass, 'text-end max-md:absolute max-md:end-2 max-md:top-0.5 md:py-1 lg:py-0')}
                  >
                    {actions(row)}
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
      {footer && <div className="border-t border-line px-4 py-3">{footer}</div>}
    </div>
  )
}

/** A click on a link, button or field inside the row is meant for that. */
function aimedAtRow(event: MouseEvent) {
  return !(event.target as Element).closest('a, button, input, select, textarea, label, [role="menuitem"]')
}

function cardCell<Row>(column: Column<Row>, row: Row): string {
  if (column.onCard === 'hidden' || column.isEmpty?.(row)) return 'max-md:hidden'
  if (column.onCard === 'heading')
    return 'max-md:-order-1 max-md:block max-md:pe-10 max-md:pb-1 max-md:font-semibold max-md:[&>span]:text-start'
  if (column.onCard === 'bare') return 'max-md:block max-md:py-1 max-md:[&>span]:text-start'
  return 'max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:py-0.5'
}

// within a section of a page its frame is enough
const frameClass = 'rounded-card border border-line bg-paper in-[.framed]:rounded-control in-[.framed]:border-0'

const headClass =
  'print:px-1.5 sticky top-[var(--table-head-top,0px)] z-10 whitespace-nowrap border-b border-line bg-wash px-3 py-2.5 text-xs lg:py-1.5 font-semibold text-mute first:ps-4 last:pe-4'

const cellClass =
  'print:px-1.5 align-middle md:border-b md:border-line md:px-3 md:first:ps-4 md:last:pe-4 md:group-last/row:border-b-0'

/**
 * Lets a table that is wider than its box (`ref`) scroll sideways in it, instead of being cut; its head then stays with its
 * rows and no longer with the page. @returns what ends the watch
 */
function scrollTable(box: HTMLElement | null) {
  const table = box?.querySelector('table')
  if (!box || !table) return
  const sizes = new ResizeObserver(() => box.toggleAttribute('data-wide', table.offsetWidth > box.clientWidth))
  sizes.observe(box)
  sizes.observe(table)
  return () => sizes.disconnect()
}
