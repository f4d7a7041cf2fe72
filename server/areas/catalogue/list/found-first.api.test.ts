import { expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'

// the demo catalogue: what a buyer types, and what has to stand first
const world = await openWorld({ template: 'demo' })
const visitor = world.aVisitor()

const PRESERVATIVE = /Propionat|Benzoat|Sorbat|paraben|Metabisulfit|Fenoksietanol|DMDM|CMIT|Benzil|Benzalkonium/
const SWEETENER =
  /Aspartam|Stevia|Sukralosa|Asesulfam|Sakarin|Siklamat|Eritritol|Xilitol|Sorbitol|Gula Kristal|Dekstrosa/
const EMULSIFIER =
  /BTMS|Laktilat|Polisorbat|Lesitin|Monostearat|Sorbitan|Gom Arab|PEG-40|Ceteareth|Xanthan|Trinatrium Sitrat/
const COLOUR = /Pewarna|Titanium|Kunyit|Karmin|Tartrazin|Sunset|Biru|Besi Oksida|Merah|Kakao|Riboflavin|Tembaga/
const THICKENER =
  /Xanthan|Guar|CMC|Pektin|Karagenan|Agar|Tapioka|Pati|Alginat|Hipromelosa|Karbomer|selulosa|Setil|Setostearil|Lilin/
const ANTICAKING = /Stearat|Talk|Silikon Dioksida|Magnesium Oksida/
const ANTIFOAM = /Dimetikon|Simetikon/
const FLAVOUR = /Glutamat|Ragi|Ribonukleotida/
const ACIDITY = /Asam (Sitrat|Laktat|Malat|Fumarat|Fosfat|Asetat)|Trinatrium|Bitartrat/
const SUNSCREEN = /Avobenzone|Bemotrizinol|Oktokrilen|Metoksisinamat/
const SOAP = /Minyak|Asam (Laurat|Stearat)|Kalium Hidroksida|Natrium Hidroksida/

/** Each with what its first three hits have to be, or as many as there are. */
const queries: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    PRESERVATIVE,
    ['bahan pengawet', 'bahan pengawet makanan', 'pengawet kosmetik', 'zat pengawet untuk roti', 'preservative agent'],
  ],
  [
    SWEETENER,
    ['bahan pemanis', 'bahan pemanis minuman', 'jual pemanis buatan murah', 'sweetening agent', 'pemanis bubuk'],
  ],
  [EMULSIFIER, ['bahan pengemulsi', 'emulsifying agent', 'beli pengemulsi roti']],
  [COLOUR, ['bahan pewarna', 'bahan pewarna makanan', 'zat pewarna merah', 'harga pewarna kuning', 'coloring agent']],
  [THICKENER, ['bahan pengental saus', 'thickening agent', 'harga pengental makanan']],
  [/Hidrogen Peroksida|Titanium|Krimer|Metabisulfit/, ['bahan pemutih', 'bleaching agent']],
  [ANTICAKING, ['anti caking', 'anticaking', 'anti-caking agent', 'anti kempal', 'antikempal', 'bahan anti gumpal']],
  [ANTIFOAM, ['anti busa', 'antifoam', 'anti–foaming', 'defoamer']],
  [FLAVOUR, ['penguat rasa', 'flavor enhancer', 'bahan penyedap rasa']],
  [ACIDITY, ['acidity regulator', 'bahan pengatur keasaman']],
  [SUNSCREEN, ['sunscreen', 'sun screen', 'bahan tabir surya', 'tabirsurya']],
  [SOAP, ['bahan baku sabun', 'bahan pembuat sabun']],
  [/Taurin|Krimer|Asam Sitrat/, ['bahan baku minuman']],
  [/Bitartrat/, ['cream of tartar', 'krim tartar', 'harga cream of tartar food grade']],
  [
    /^(Asam|Trinatrium) Sitrat/,
    ['beli asam sitrat', 'jual asam sitrat 25 kg murah', 'asam sitrat per kg', 'supplier citric acid price'],
  ],
  [/^Natrium Hidroksida/, ['beli soda api 98', 'harga kaustik soda', 'distributor soda api 50', 'soda api mumer 98']],
  [/Maltodekstrin/, ['malto dekstrin', 'jual maltodextrin', 'malto-dextrin']],
  [/Polisorbat 80/, ['poly sorbate 80', 'polysorbate80']],
  // a word before the prefix of a word, a name's whole word before another's letters
  [/^Ekstrak Ragi/, ['ragi']],
  [/^Dekstrosa/, ['glukosa']],
  [/Cocamid|Lauril|SLES|Cocoyl|Hidroksietilselulosa/, ['bahan shampoo', 'sampo']],
  [/Niasinamida|Arbutin|Seng Oksida|Asam|Askorb/, ['pencerah wajah']],
  [/^Xanthan Gum/, ['xanthangum', 'gom xantan untuk saus']],
  [/^Natrium Klorida/, ['7647-', '7647-14', '7647–14–5', '7647 14 5', 'CAS: 7647\u00a0‑\u00a014‑5']],
]

it.each(queries.flatMap(([first, keywords]) => keywords.map((keyword) => [keyword, first] as const)))(
  'finds first what is meant by %s [SEARCH-3, UX-1]',
  async (keyword, first) => {
    const { data } = await visitor.call('produk/daftar', { keyword, per_halaman: 3 })
    const names = data.produk.map(({ produk_nama }) => produk_nama)
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !first.test(name))).toEqual([])
  },
)

it('takes no short word for another: there is no soda ash among soda api [SEARCH-3]', async () => {
  const { data } = await visitor.call('produk/daftar', { keyword: 'soda ash' })
  expect(data.produk).toEqual([])
})

it('finds as many products with words that carry nothing as without them [SEARCH-3, UX-1]', async () => {
  const totalOf = async (keyword: string) => (await visitor.call('produk/daftar', { keyword })).data.total
  for (const keyword of ['pengawet', 'gula', 'vitamin c', 'asam sitrat']) {
    const total = await totalOf(keyword)
    for (const typed of [
      `bahan ${keyword}`,
      `jual bahan baku ${keyword} murah`,
      `beli ${keyword} untuk`,
      `harga ${keyword} per kg`,
    ])
      expect([typed, await totalOf(typed)]).toEqual([typed, total])
  }
})

it('finds a product by the code of its seller, with whatever dashes and blanks it is typed [SEARCH-3, SELLER-2]', async () => {
  const seller = await world.aSeller()
  await world.aProduct({ seller, name: 'Kuarlinat Halus', sku: 'QX–ANH 25' })
  for (const keyword of ['QX-ANH-25', 'qx–anh 25', 'qxanh25', 'QX\u00a0ANH\u201125', 'QX-ANH']) {
    const { data } = await visitor.call('produk/daftar', { keyword })
    expect([keyword, data.produk.map(({ produk_nama }) => produk_nama)]).toEqual([keyword, ['Kuarlinat Halus']])
  }
})
