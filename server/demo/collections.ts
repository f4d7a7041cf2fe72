import type { Material } from './read-materials.ts'

interface Rule {
  /** The material has one of these functions, */
  functions?: readonly string[]
  /** or its id matches. */
  ids?: RegExp
  /** In either case it must also pass this. */
  only?: (material: Material) => boolean
}

function ofCategory(...categoryIds: number[]) {
  return (material: Material) => categoryIds.includes(material.categoryId)
}

function gradedFor(...grades: string[]) {
  return (material: Material) => material.grades.some((grade) => grades.includes(grade))
}

const edible = gradedFor('FCC', 'food grade')
const cosmetic = gradedFor('cosmetic grade')
const pharmacopoeial = gradedFor('USP', 'BP', 'EP', 'USP-NF', 'JP')

const therapeutic = [
  'analgesik',
  'antiinflamasi',
  'antibiotik',
  'antibakteri',
  'antijamur',
  'antivirus',
  'antelmintik',
  'antiskabies',
  'antihistamin',
  'dekongestan',
  'ekspektoran',
  'mukolitik',
  'bronkodilator',
  'antitukak',
  'antiemetik',
  'antidiare',
  'antikembung',
  'antasida',
  'antihipertensi',
  'diuretik',
  'antikolesterol',
  'antiplatelet',
  'antidiabetes',
  'antigout',
  'antifibrinolitik',
  'kortikosteroid',
  'antituberkulosis',
  'anestetik lokal',
  'stimulan',
]
const excipient = ['eksipien', 'pengisi tablet', 'pengikat', 'penghancur', 'pelincir', 'glidan', 'penyalut film']
const vitamins = ['vitamin']
const minerals = ['mineral', 'sumber kalsium']
const antiseptics = ['antiseptik', 'disinfektan']
const solvents = ['pelarut', 'pelarut-bantu']
const carrierOil = /^(vco|minyak-(zaitun|jojoba|jinten-hitam)|skualana|trigliserida)/

/** Which materials belong under each collection title of companies.csv. */
const rules: Readonly<Record<string, Rule>> = {
  'Bahan Aktif Obat': { functions: therapeutic, only: ofCategory(1) },
  Antibiotik: { functions: ['antibiotik'] },
  'Vitamin dan Mineral': { functions: [...vitamins, ...minerals], only: ofCategory(1, 2) },
  'Eksipien Tablet': { functions: excipient, only: pharmacopoeial },
  'Analgesik dan Antipiretik': { functions: ['analgesik', 'antipiretik', 'analgesik topikal'] },
  'Obat Jantung': { functions: ['antihipertensi', 'antiplatelet', 'diuretik', 'antikolesterol'] },
  'Obat Lambung': {
    functions: ['antasida', 'obat maag', 'antitukak', 'antiemetik', 'antikembung'],
    only: ofCategory(1),
  },
  Antihistamin: { functions: ['antihistamin', 'antialergi'] },
  'Pengisi Tablet': { functions: ['pengisi tablet'], ids: /^(kalsium-karbonat|dekstrosa|pati-jagung)/ },
  'Penghancur dan Pengikat': { functions: ['penghancur', 'superdisintegran', 'pengikat'], only: pharmacopoeial },
  'Penyalut Film': {
    functions: ['penyalut film', 'penyalut enterik', 'pembentuk film'],
    ids: /^titanium/,
    only: pharmacopoeial,
  },
  Pelincir: { functions: ['pelincir', 'glidan', 'lubrikan'], only: pharmacopoeial },
  'Pelarut Farmasi': { functions: solvents, only: (material) => pharmacopoeial(material) && material.form === 'cair' },
  Antiseptik: { functions: antiseptics, only: ofCategory(1) },
  Eksipien: { functions: [...excipient, 'antimikroba'], only: ofCategory(1) },
  Pelarut: { functions: solvents, only: (material) => pharmacopoeial(material) && material.form === 'cair' },
  Vitamin: { functions: vitamins },
  'Bahan Salep dan Krim': {
    functions: ['dasar salep', 'analgesik topikal', 'keratolitik'],
    ids: /^(lanolin|parafin-cair|setil-alkohol|setostearil|seng-oksida|mentol|beeswax)/,
    only: (material) => pharmacopoeial(material) || cosmetic(material),
  },
  'Obat Diabetes': { functions: ['antidiabetes'] },
  'Obat Tekanan Darah': { functions: ['antihipertensi', 'diuretik', 'penyekat beta'] },
  'Obat Kolesterol': { functions: ['antikolesterol', 'penurun lipid'] },
  Steroid: { functions: ['kortikosteroid'] },
  Antijamur: { functions: ['antijamur'], only: ofCategory(1) },
  Antituberkulosis: { functions: ['antituberkulosis'] },
  'Obat Cacing': { functions: ['antelmintik', 'obat cacing'] },
  'Bahan Infus': {
    ids: /^(natrium-klorida|dekstrosa|kalsium-glukonat|manitol|natrium-bikarbonat|trinatrium-sitrat|gliserin)/,
  },
  Elektrolit: {
    functions: ['elektrolit', ...minerals],
    ids: /^(natrium-bikarbonat|trinatrium-sitrat)/,
    only: ofCategory(1, 2),
  },
  Adsorben: { functions: ['adsorben'] },

  Pemanis: { functions: ['pemanis'], only: edible },
  Pengasam: { functions: ['pengasam'], only: edible },
  Pengawet: { functions: ['pengawet', 'antikapang'], only: ofCategory(2) },
  'Pengental dan Penstabil': {
    functions: ['pengental', 'penstabil'],
    only: (material) => edible(material) && ofCategory(1, 2)(material),
  },
  Hidrokoloid: { functions: ['pembentuk gel'], ids: /gum$|^(cmc|gom-arab|hipromelosa|metilselulosa)/, only: edible },
  'Pewarna Pangan': { functions: ['pewarna'], only: edible },
  Fosfat: { ids: /^(sapp|stpp|asam-fosfat|dikalsium-fosfat)/, only: edible },
  Pengemulsi: { functions: ['pengemulsi', 'penstabil emulsi'] },
  'Penyedap Rasa': { functions: ['penyedap', 'penguat rasa', 'bumbu', 'perisa'], only: edible },
  'Pati dan Gula': { ids: /^(pati-(jagung|termodifikasi)|tapioka|gula|dekstrosa|maltodekstrin)/ },
  'Kakao dan Susu': { functions: ['bahan cokelat'], ids: /^(susu|krimer|wpc)/ },
  'Pati Lokal': { ids: /^(pati-(jagung|termodifikasi)|tapioka)/ },
  'Pemanis Cair': { ids: /^sorbitol/ },
  Tepung: { ids: /^(tapioka|pati-jagung|maltodekstrin)/ },
  Perisa: { functions: ['perisa'], only: edible },
  'Penguat Rasa': { functions: ['penguat rasa'] },
  'Protein Susu dan Kedelai': { functions: ['protein'], ids: /^susu/, only: ofCategory(2) },
  'Antioksidan Pangan': {
    functions: ['antioksidan', 'pencegah tengik'],
    only: (material) => edible(material) && ofCategory(2, 3)(material),
  },
  'Pengembang Roti': { functions: ['pengembang', 'penguat adonan'] },
  'Pengawet Roti': { functions: ['antikapang'] },
  'Gula Rafinasi': { ids: /^(gula|dekstrosa)/ },
  'Lesitin dan Pengemulsi': {
    functions: ['pengemulsi'],
    only: (material) => edible(material) && ofCategory(2, 3)(material),
  },

  'Bahan Aktif Pencerah': { functions: ['pencerah kulit'] },
  'Vitamin Kulit': { functions: vitamins, only: cosmetic },
  Pelembap: {
    functions: ['pelembap', 'humektan'],
    only: (material) => cosmetic(material) && material.categoryId !== 6,
  },
  'Filter UV': { functions: ['filter UV', 'tabir surya'] },
  'Surfaktan Anionik': { ids: /^(sles|natrium-lauril-sulfat|labsa|aos|sodium-(cocoyl|lauroyl))/ },
  'Surfaktan Amfoter': { ids: /betaine$/ },
  'Pengental Sampo': {
    functions: ['pengental surfaktan', 'penstabil busa'],
    ids: /^(hidroksietilselulosa|polikuaternium-10)/,
  },
  Emolien: { functions: ['emolien'] },
  'Pengawet Kosmetik': { functions: ['pengawet', 'penguat pengawet'], only: ofCategory(1, 3) },
  'Kondisioner Rambut': { functions: ['kondisioner', 'antistatik', 'perawatan rambut'] },
  'Lilin Kosmetik': { functions: ['pembentuk struktur'], ids: /^(carnauba|setil-alkohol|asam-stearat|vaselin)/ },
  'Bahan Sabun': { functions: ['bahan sabun', 'bahan sabun cair'] },
  'Pewarna Mineral': { functions: ['pigmen', 'pewarna putih'] },
  Silikon: { functions: ['silikon'] },
  Antiketombe: { functions: ['antiketombe'] },
  'Polimer Pengental': {
    functions: ['pembentuk gel'],
    ids: /^(karbomer|akrilat|hidroksietilselulosa|polikuaternium|povidon-k30)/,
    only: cosmetic,
  },
  'Pigmen Besi Oksida': { ids: /^besi-oksida/ },
  'Titanium dan Seng': { ids: /^(titanium|seng-oksida)/ },
  Mika: { ids: /^mika$/ },
  'Talk dan Kaolin': { ids: /^(talk|kaolin)$/ },

  'Ekstrak Rimpang': { ids: /^ekstrak-(jahe|temulawak|kunyit)/ },
  'Ekstrak Daun': { ids: /^ekstrak-(teh|pegagan|sambiloto|meniran)/ },
  'Serbuk Herbal': { ids: /^serbuk-/ },
  'Minyak Atsiri': {
    functions: ['pewangi'],
    only: (material) => material.categoryId === 6 && material.form === 'minyak',
  },
  'Minyak Pembawa': { ids: carrierOil },
  'Bahan Aromaterapi': {
    functions: ['aromaterapi', 'penghangat', 'pelega napas', 'penyejuk'],
    ids: /^minyak-(tea-tree|jeruk-manis)/,
    only: ofCategory(6),
  },
  'Bahan Jamu': { functions: ['bahan jamu'] },
  'Minyak Nabati': { ids: carrierOil, only: ofCategory(6) },
  'Pewarna Alami': { functions: ['pewarna'], only: ofCategory(6) },
  'Ekstrak Herbal': { ids: /^ekstrak-(?!ragi)|^serbuk-lidah/ },
  'Suplemen Nabati': {
    functions: ['suplemen', 'prebiotik'],
    only: (material) => material.categoryId === 6 || material.id === 'inulin',
  },
}

/** The titles that a material belongs under, in the given order; there may be several. */
export function collectionsOf(material: Material, titles: readonly string[]): string[] {
  return titles.filter((title) => fits(material, rules[title] ?? ruleFromTitle(title)))
}

function fits(material: Material, { functions = [], ids, only }: Rule): boolean {
  if (only && !only(material)) return false
  return ids?.test(material.id) || functions.some((name) => material.functions.includes(name))
}

/** For a title without a rule: any of its words as a function or within the material's id. */
function ruleFromTitle(title: string): Rule {
  const words = title
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 3)
  return { functions: words, ids: new RegExp(words.join('|') || '(?!)') }
}
