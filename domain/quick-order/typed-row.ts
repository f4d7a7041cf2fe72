/** A row of a quick order as somebody typed it: a code or a name, and a quantity in their own words [ORDER-7]. */
export interface TypedRow {
  code: string
  quantity: string
}

/** The quantity at the end of a line: '1.250,5', '500 kg', 'x 20 sak'. */
const QUANTITY_AT_END = /^(.*?)(?:\s*[,;|]\s*|\s+(?:[x×@=:]\s*|-\s+)?)(-?\d[\d.,]*\s*(?:[a-z]{1,15}\.?)?)$/i
const QUANTITY = /^-?\d[\d.,]*\s*(?:[a-z]{1,15}\.?)?$/i

/**
 * Reads pasted text as rows: columns of a spreadsheet where tabs part them, else a text with its quantity at the end.
 * Empty lines, and a first line that names columns, are left out; nothing else is [ORDER-7].
 */
export function readPasted(text: string): TypedRow[] {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  const cells = lines.map((line) => cellsOf(line).map((cell) => cell.trim()))
  if (cells.some((line) => line.length > 1)) return rowsOfCells(cells)
  return lines.map(readLine)
}

function cellsOf(line: string): string[] {
  if (line.includes('\t')) return line.split('\t')
  return line.includes(';') ? line.split(';') : [line]
}

function readLine(typed: string): TypedRow {
  const line = typed.replace(/\s+/g, ' ').trim()
  const [, code, quantity] = QUANTITY_AT_END.exec(line) ?? []
  // '77-92-9' is a code, not seven less 92
  if (code === undefined || quantity === undefined || code.trim() === '') return { code: line, quantity: '' }
  return { code: code.trim(), quantity: quantity.trim() }
}

const heads = {
  quantity: /^(jumlah|qty|quantity|kuantitas|kuantitas[ _]satuan|banyaknya|pesan)$/,
  unit: /^(satuan|unit|uom)$/,
  code: /^(sku|kode|kode produk|kode barang|kode sentra|code|item|item code|alamat|alamat produk|url|link)$/,
  cas: /^(cas|no\.? ?cas|nomor cas|cas no\.?|cas number)$/,
  name: /^(nama|nama produk|nama barang|produk|barang|bahan|product|name|description|deskripsi)$/,
}

/**
 * Cells of a table as rows. A first line of known heads says which column is which, the surest code first; without one the
 * first text of a row is its code, and its last number the quantity [ORDER-7].
 */
export function rowsOfCells([head = [], ...rest]: readonly (readonly string[])[]): TypedRow[] {
  const of = (kind: keyof typeof heads) => head.findIndex((cell) => heads[kind].test(cell.trim().toLowerCase()))
  const codes = [of('code'), of('cas'), of('name')].filter((column) => column !== -1)
  if (codes.length === 0) return [head, ...rest].map(readCells)
  const [quantity, unit] = [of('quantity'), of('unit')]
  return rest.map((cells) => {
    const cell = (column: number) => cells[column]?.trim() ?? ''
    const code = codes.map(cell).find((text) => text !== '') ?? ''
    return { code, quantity: `${cell(quantity)} ${cell(unit)}`.trim() }
  })
}

function readCells(cells: readonly string[]): TypedRow {
  const texts = cells.map((cell) => cell.trim())
  const first = texts.findIndex((text) => text !== '')
  const last = texts.findLastIndex((text, column) => column > first && QUANTITY.test(text))
  if (last === -1)
    return texts.slice(first + 1).some((text) => text !== '') ? joined(texts) : readLine(texts[first] ?? '')
  const unit = texts[last + 1] ?? ''
  const isUnit = /^[a-z]{1,15}\.?$/i.test(unit)
  return { code: texts[first] ?? '', quantity: isUnit ? `${texts[last]} ${unit}` : (texts[last] ?? '') }
}

function joined(texts: readonly string[]): TypedRow {
  const full = texts.filter((text) => text !== '')
  return { code: full[0] ?? '', quantity: full.slice(1).join(' ') }
}
