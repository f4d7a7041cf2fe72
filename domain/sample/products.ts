import type { SampleOption, SamplePack, SampleProduct } from './product.ts'

const label: SampleOption = {
  id: 1,
  name: 'Bahasa label',
  values: [
    { id: 1, name: 'Indonesia' },
    { id: 2, name: 'Inggris' },
  ],
}
const grain: SampleOption = {
  id: 2,
  name: 'Ukuran butir',
  values: [
    { id: 1, name: 'Halus' },
    { id: 2, name: 'Sedang' },
    { id: 3, name: 'Kasar' },
  ],
}
const cap: SampleOption = {
  id: 3,
  name: 'Tutup',
  values: [
    { id: 1, name: 'Ulir' },
    { id: 2, name: 'Pipet' },
    { id: 3, name: 'Pompa' },
  ],
}

interface SampleInput extends Pick<SampleProduct, 'id' | 'name' | 'price' | 'rating' | 'reviews'>, SamplePack {
  was?: string
  badges?: SampleProduct['badges']
  options?: SampleProduct['options']
  features: Record<string, string>
}

function sample({ was = undefined, badges = [], options = [], features, ...input }: SampleInput): SampleProduct {
  const { id, name, price, rating, reviews, ...pack } = input
  return {
    ...{ id, name, price, rating, reviews, badges, options, pack },
    compareAtPrice: was ?? null,
    availability: 'in-stock',
    images: ['front', 'angle', 'label'].map((view) => `/gambar/contoh/${id}-${view}.svg`),
    features: Object.entries({ ...features, Asal: pack.origin, 'Isi bersih': pack.net }).map(([key, value]) => ({
      name: key,
      value,
    })),
  }
}

/** The products of the sample shop: packs of a laboratory's size, at invented prices [SAMPLE-1]. */
export const sampleProducts: readonly SampleProduct[] = [
  sample({
    ...{ id: 1, name: 'Asam Sitrat Anhidrat', price: '19.00', was: '24.00', badges: ['sale'], rating: 5, reviews: 34 },
    ...{ kind: 'pouch', net: '1 kg', grade: 'Food grade', origin: 'Tiongkok', category: 2 },
    options: [grain, label],
    features: { Kemurnian: '99,5–100,5 %', Bentuk: 'Kristal putih', 'Masa simpan': '36 bulan' },
  }),
  sample({
    ...{ id: 2, name: 'Parasetamol DC 90', price: '64.50', badges: ['hot'], rating: 4, reviews: 21 },
    ...{ kind: 'fibre-drum', net: '5 kg', grade: 'USP', origin: 'India', category: 1 },
    features: { Kemurnian: '90 %', Bentuk: 'Granul cetak langsung', 'Masa simpan': '48 bulan' },
  }),
  sample({
    ...{ id: 3, name: 'Minyak Sereh Wangi Jawa', price: '38.00', badges: ['new'], rating: 5, reviews: 12 },
    ...{ kind: 'bottle', net: '250 ml', grade: 'Natural', origin: 'Indonesia', category: 6 },
    options: [cap],
    features: { Geraniol: '85 %', Bentuk: 'Cairan kuning muda', 'Masa simpan': '24 bulan' },
  }),
  sample({
    ...{ id: 4, name: 'Gliserin Nabati', price: '27.90', rating: 4, reviews: 47 },
    ...{ kind: 'jerrycan', net: '5 kg', grade: 'Kosmetik', origin: 'Malaysia', category: 3 },
    options: [label],
    features: { Kemurnian: '99,7 %', Bentuk: 'Cairan bening', 'Masa simpan': '24 bulan' },
  }),
  sample({
    ...{ id: 5, name: 'Xanthan Gum 80 Mesh', price: '44.00', was: '52.00', badges: ['sale', 'hot'], rating: 5 },
    ...{ reviews: 63, kind: 'sack', net: '5 kg', grade: 'Food grade', origin: 'Tiongkok', category: 2 },
    options: [label],
    features: { Viskositas: '1.400 cP', Bentuk: 'Serbuk krem', 'Masa simpan': '24 bulan' },
  }),
  sample({
    ...{ id: 6, name: 'Niasinamida', price: '31.20', badges: ['hot'], rating: 5, reviews: 88 },
    ...{ kind: 'pouch', net: '500 g', grade: 'Kosmetik', origin: 'Swiss', category: 3 },
    features: { Kemurnian: '99 %', Bentuk: 'Serbuk putih', 'Masa simpan': '36 bulan' },
  }),
  sample({
    ...{ id: 7, name: 'Propilen Glikol', price: '22.40', rating: 4, reviews: 18 },
    ...{ kind: 'jerrycan', net: '5 l', grade: 'USP', origin: 'Thailand', category: 1 },
    options: [cap],
    features: { Kemurnian: '99,8 %', Bentuk: 'Cairan bening', 'Masa simpan': '24 bulan' },
  }),
  sample({
    ...{ id: 8, name: 'Ekstrak Kunyit 95 %', price: '72.00', badges: ['new'], rating: 4, reviews: 9 },
    ...{ kind: 'fibre-drum', net: '1 kg', grade: 'Natural', origin: 'Indonesia', category: 6 },
    options: [grain],
    features: { Kurkuminoid: '95 %', Bentuk: 'Serbuk jingga', 'Masa simpan': '36 bulan' },
  }),
  sample({
    ...{ id: 9, name: 'Sorbitol 70 %', price: '16.75', rating: 3, reviews: 15 },
    ...{ kind: 'jerrycan', net: '5 kg', grade: 'Food grade', origin: 'Indonesia', category: 2 },
    features: { Kadar: '70 %', Bentuk: 'Cairan kental', 'Masa simpan': '24 bulan' },
  }),
  sample({
    ...{ id: 10, name: 'Selulosa Mikrokristalin PH-102', price: '35.60', rating: 5, reviews: 26 },
    ...{ kind: 'sack', net: '5 kg', grade: 'BP', origin: 'Taiwan', category: 1 },
    options: [grain, label],
    features: { Kerapatan: '0,30 g/ml', Bentuk: 'Serbuk putih', 'Masa simpan': '48 bulan' },
  }),
  sample({
    ...{ id: 11, name: 'Cocamidopropyl Betaine', price: '24.60', was: '29.00', badges: ['sale'], rating: 4 },
    ...{ reviews: 31, kind: 'drum', net: '20 kg', grade: 'Kosmetik', origin: 'Indonesia', category: 3 },
    features: { Kadar: '35 %', Bentuk: 'Cairan kuning', 'Masa simpan': '24 bulan' },
  }),
  sample({
    ...{ id: 12, name: 'Serbuk Jahe Merah', price: '14.90', badges: ['new'], rating: 5, reviews: 52 },
    ...{ kind: 'pouch', net: '1 kg', grade: 'Natural', origin: 'Indonesia', category: 6 },
    options: [grain],
    features: { Ayakan: '80 mesh', Bentuk: 'Serbuk cokelat', 'Masa simpan': '18 bulan' },
  }),
  sample({
    ...{ id: 13, name: 'Kalium Sorbat', price: '29.30', rating: 4, reviews: 17 },
    ...{ kind: 'carton', net: '5 kg', grade: 'Food grade', origin: 'Jerman', category: 2 },
    options: [label],
    features: { Kemurnian: '99 %', Bentuk: 'Granul putih', 'Masa simpan': '24 bulan' },
  }),
  sample({
    ...{ id: 14, name: 'Asam Askorbat', price: '41.00', badges: ['hot'], rating: 5, reviews: 74 },
    ...{ kind: 'carton', net: '5 kg', grade: 'EP', origin: 'Inggris', category: 1 },
    options: [grain],
    features: { Kemurnian: '99,5 %', Bentuk: 'Kristal putih', 'Masa simpan': '36 bulan' },
  }),
  sample({
    ...{ id: 15, name: 'Shea Butter Murni', price: '33.80', rating: 4, reviews: 40 },
    ...{ kind: 'carton', net: '2 kg', grade: 'Kosmetik', origin: 'Ghana', category: 3 },
    features: { 'Titik leleh': '32–40 °C', Bentuk: 'Padatan lunak', 'Masa simpan': '24 bulan' },
  }),
  sample({
    ...{ id: 16, name: 'Minyak Daun Cengkih', price: '26.00', was: '31.50', badges: ['sale'], rating: 4 },
    ...{ reviews: 23, kind: 'bottle', net: '500 ml', grade: 'Natural', origin: 'Indonesia', category: 6 },
    options: [cap, label],
    features: { Eugenol: '82 %', Bentuk: 'Cairan cokelat', 'Masa simpan': '24 bulan' },
  }),
]

export function sampleProduct(id: number): SampleProduct | undefined {
  return sampleProducts.find((product) => product.id === id)
}
