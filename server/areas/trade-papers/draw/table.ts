import { FOOT, MARGIN, mute, nextPage, rule, type Sheet, write } from './sheet.ts'

const HEAD = 24

export interface TableColumn {
  title: string
  x: number
  width: number
  align?: 'right'
}

interface Rows<Row> {
  columns: readonly TableColumn[]
  rows: readonly Row[]
  heightOf: (row: Row) => number
  /** Draws a row whose upper edge is at y. */
  draw: (row: Row, y: number, index: number) => void
  /** How high what follows is, which stands on a page with the last row wherever one has the room. */
  tail: number
}

/** A table with a line under each row; its head stands on every page that has one. @returns the y below */
export function drawTable<Row>(sheet: Sheet, top: number, { columns, rows, heightOf, draw, tail }: Rows<Row>): number {
  const head = (y: number) => {
    rule(sheet, y)
    for (const { title, ...place } of columns) {
      write(sheet, title, { ...place, y: y + 7, size: 8, colour: mute, strong: true })
    }
    rule(sheet, y + HEAD)
    return y + HEAD
  }
  const heights = rows.map((row, index) => {
    const height = heightOf(row)
    const withTail = height + tail
    return { height, room: index === rows.length - 1 && MARGIN + HEAD + withTail <= FOOT ? withTail : height }
  })
  let y = top + HEAD + (heights[0]?.room ?? 0) > FOOT ? head(nextPage(sheet)) : head(top)
  for (const [index, row] of rows.entries()) {
    const { height, room } = heights[index] ?? { height: 0, room: 0 }
    if (index > 0 && y + room > FOOT) y = head(nextPage(sheet))
    draw(row, y, index)
    y += height
    rule(sheet, y)
  }
  return y
}
