import { formatQuantity, formatRupiah } from '#domain/format.ts'
import { amountText, decimal, isMore } from '#domain/money.ts'
import type { PaperAmounts } from '#domain/trade-papers/codec.ts'
import { type PaperKind, sumLabel } from '#domain/trade-papers/kind.ts'
import type { PaperContent } from '../queries.ts'
import { FOOT, ink, line, MARGIN, mute, nextPage, RIGHT, rule, type Sheet, WIDTH, write } from './sheet.ts'

const SUM = 250

/** The sum on the right; in words, and where it is paid, on the left. @returns the y below */
export function drawAmounts(sheet: Sheet, { amounts, account, number, kind }: PaperContent, top: number): number {
  if (!amounts) return top
  const rows = kind === 'receipt' ? ordered(amounts) : rowsOf(kind, amounts)
  const start = top + rows.length * 20 + 34 > FOOT ? nextPage(sheet) : top
  let y = start
  for (const [name, value] of rows) {
    write(sheet, name, { x: RIGHT - SUM + 6, y, width: 136, colour: mute })
    const below = sheet.y
    y = Math.max(below, write(sheet, value, { x: RIGHT - 114, y, width: 108, align: 'right' })) + 6
  }
  rule(sheet, y + 2, { x: RIGHT - SUM, width: SUM, weight: 1.2, colour: ink })
  const looks = { y: y + 10, strong: true, size: 10 } as const
  write(sheet, sumLabel(kind), { ...looks, x: RIGHT - SUM + 6, width: 120 })
  y = write(sheet, formatRupiah(amounts.total), { ...looks, x: RIGHT - 140, width: 134, align: 'right' })

  const box = drawBox(sheet, 'Terbilang', [[amounts.inWords, true]], start)
  if (!account) return Math.max(y, box)
  const words: Line[] = [
    [account.bank, false],
    [account.number, true],
    [`a.n. ${account.holder}`, false],
    [`Berita transfer: ${number}`, false],
  ]
  return Math.max(y, drawBox(sheet, 'Pembayaran ke', words, box + 8))
}

/** A kwitansi is over what was received, which may be a part of what the order came to. */
function ordered({ goods, sellerDiscount, shipping, tax, voucher }: PaperAmounts): [string, string][] {
  const total = decimal(goods).minus(sellerDiscount).plus(shipping).plus(tax).minus(voucher)
  return [['Nilai pesanan', formatRupiah(amountText(total))]]
}

function rowsOf(kind: PaperKind, amounts: PaperAmounts): [string, string][] {
  const { goods, sellerDiscount, shipping, taxPercent, taxBase, tax, voucher } = amounts
  const rows: [string, string][] = [['Barang', formatRupiah(goods)]]
  if (isMore(sellerDiscount, 0)) rows.push(['Potongan seller', `−${formatRupiah(sellerDiscount)}`])
  // before there is an order nobody knows where to
  if (kind !== 'quotation') rows.push(['Ongkos kirim', formatRupiah(shipping)])
  if (taxPercent === null) rows.push(['PPN', 'tidak dipungut (non-PKP)'])
  else {
    rows.push(['DPP nilai lain (11/12)', formatRupiah(taxBase)])
    rows.push([`PPN ${formatQuantity(taxPercent)} % × DPP nilai lain`, formatRupiah(tax)])
  }
  if (isMore(voucher, 0)) rows.push(['Potongan voucher, ditanggung Sentra Bahan', `−${formatRupiah(voucher)}`])
  return rows
}

type Line = [text: string, strong: boolean]

function drawBox(sheet: Sheet, title: string, words: readonly Line[], y: number): number {
  const width = WIDTH - SUM - 24
  const inner = { x: MARGIN + 10, width: width - 20 }
  let at = write(sheet, title, { ...inner, y: y + 8, size: 8, colour: mute }) + 2
  for (const [text, strong] of words) at = write(sheet, text, { ...inner, y: at, strong })
  sheet
    .roundedRect(MARGIN, y, width, at + 7 - y, 5)
    .lineWidth(0.6)
    .strokeColor(line)
    .stroke()
  return at + 7
}
