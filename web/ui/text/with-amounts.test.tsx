import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { withAmounts } from './with-amounts.tsx'

const shown = (content: React.ReactNode) => renderToStaticMarkup(withAmounts(content))

it.each([
  ['Rp 1.250.000,00', '[Rp 1.250.000,00]'],
  ['−Rp 5.000,00', '[−Rp 5.000,00]'],
  ['Sisa Rp 90.000, dari Rp 1.000.', 'Sisa [Rp 90.000], dari [Rp 1.000].'],
  ['Voucher Rp 50.000', 'Voucher [Rp 50.000]'],
  ['Pesanan SB-261120-7KQ2M9 dikirim', 'Pesanan [SB-261120-7KQ2M9] dikirim'],
  ['Alamat e-mail baru', 'Alamat [e-mail] baru'],
  ['V-1 · berlaku s.d. 1 Mei 2026', 'V-1 · berlaku [s.d. 1 Mei 2026]'],
  ['Menjawab, sejak 21 Jan 2026.', 'Menjawab, [sejak 21 Jan 2026].'],
  ['Sabtu 08.00–12.00 WIB', 'Sabtu [08.00–12.00] WIB'],
  ['Jl. Flamboyan No. 481, Bekasi', 'Jl. Flamboyan [No. 481], Bekasi'],
  ['Jakarta Timur, DKI Jakarta 13910', 'Jakarta Timur, [DKI Jakarta] 13910'],
  ['Hubungi 0812-3456-7890 atau (021) 4600 1234.', 'Hubungi [0812-3456-7890] atau [(021) 4600 1234].'],
  ['+62 21 4600 1234, 100 kg', '[+62 21 4600 1234], 100 kg'],
  ['1 Mei kemarin, No. belum ada', '1 Mei kemarin, No. belum ada'],
  ['Harga dalam Rp per kg', 'Harga dalam Rp per kg'],
  ['PH-102, 30-100 mesh', 'PH-102, 30-100 mesh'],
])("keeps amounts, numbers, days, hours and 'e-mail' on one line: %s [CARD-2]", (text, expected) => {
  const marked = expected.replaceAll('[', '<span class="whitespace-nowrap">').replaceAll(']', '</span>')
  expect(shown(text)).toBe(marked)
  expect(shown(['di awal ', text])).toBe(`di awal ${marked}`)
})

it('leaves other content as it is [CARD-2]', () => {
  expect(shown(<b>Rp 1.000</b>)).toBe('<b>Rp 1.000</b>')
  expect([withAmounts(null), withAmounts(0), withAmounts(undefined)]).toEqual([null, 0, undefined])
})
