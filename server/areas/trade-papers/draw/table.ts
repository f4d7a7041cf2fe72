import { FOOT, mute, nextPage, rule, type Sheet, write } from './sheet.ts'

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
}

/** A table with a line under each row; its head stands on every page. @returns the y below */
export function drawTable<Row>(sheet: Sheet, top: number, { columns, rows, heightOf, draw }: Rows<Row>): number {
  const head = (y: number) => {
    rule(sheet, y)
    for (const { title, ...place } of columns) {
      write(sheet, title, { ...place, y: y + 7, size: 8, colour: mute, strong: true })
    }
    rule(sheet, y + 24)
    return y + 24
  }
  let y = head(top)
  for (const [index, row] of rows.entries()) {
    const height = heightOf(row)
    if (y + height > FOOT) y = head(nextPage(sheet))
    draw(row, y, index)
    y += height
    rule(sheet, y)
  }
  return y
}
