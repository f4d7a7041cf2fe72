import { expect, it } from 'vitest'
import { fillWords } from '#domain/fill-words.ts'
import { guessColumns } from '#domain/imports/columns.ts'
import { styleOfFile } from '#domain/imports/questions.ts'
import { readRow } from '#domain/imports/read-row.ts'
import { importRefusals } from '#domain/imports/refusals.ts'
import { type PresentOffer, validateRow } from '#domain/imports/validate-row.ts'
import { type BrokenTable, brokenTables } from '#test/scenes/broken-tables.ts'
import { identifiesProducts } from '../upload-import.ts'
import { tableOfFile } from './table-of-file.ts'

const bounds = { mostInflated: 150 * 1024 * 1024, mostCells: 3_000_000 }

const tables = await brokenTables()

/** The product that rows of these files change. */
const present: PresentOffer = {
  id: 1,
  offer: {
    materialId: 1,
    sku: 'A',
    name: 'Gula Uji',
    nameEnglish: '',
    otherNames: [],
    grade: 'FCC',
    maker: '',
    origin: 'Jerman',
    form: 'serbuk',
    container: 'sak',
    unit: 'kg',
    packWeight: '25',
    minPurchase: '50',
    minNego: '100',
    stock: '5000',
    price: '100000.00',
    priceAtLevel2: null,
    priceAtLevel3: null,
    negotiable: true,
    lowestPrice: null,
    negoPercent: null,
    showcases: [],
    description: '',
    importantInfo: '',
    storage: '',
    shelfLifeMonths: null,
  },
  status: 'published',
  balance: { units: '5000', onHand: '5000', reserved: '0', inLots: '0', expired: '0' },
  leastTier: null,
}

/** Why nothing of a file is applied: of the file, or of each of its rows. */
async function sentencesOf({ kind, content }: BrokenTable): Promise<string[]> {
  const read = await tableOfFile(kind, content, bounds)
  if ('fault' in read) {
    const { sentence } = importRefusals[read.fault as keyof typeof importRefusals] // the reader names those
    return [fillWords(sentence, read.words ?? {})]
  }
  const columns = guessColumns(read.heads, 'product')
  if (!identifiesProducts(columns)) return [importRefusals.table_heads.sentence]
  const { style } = styleOfFile(columns, read.contents)
  return read.rows.map(({ cells }) => {
    const { faults, verdict } = validateRow(readRow(cells, columns, style), present, {
      materialId: undefined,
      bounds: null,
      setsStock: true,
      sellsNew: true,
    })
    return verdict === 'problem' ? faults.map(({ sentence }) => sentence).join(' ') : ''
  })
}

it('refuses two hundred broken files and more, each with a sentence [SHOP-4]', async () => {
  const accepted: string[] = []
  for (const table of tables) {
    const sentences = await sentencesOf(table)
    const isRefused = sentences.length > 0 && sentences.every((sentence) => /^[A-Z'].*\.$/.test(sentence))
    if (!isRefused) accepted.push(table.what)
  }

  expect(accepted).toEqual([])
  expect(new Set(tables.map(({ what }) => what)).size).toBe(tables.length)
  expect(tables.length).toBeGreaterThanOrEqual(200)
})
