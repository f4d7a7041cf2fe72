import { provinces } from '#domain/companies/provinces.ts'
import type { DemoSeller } from './read-materials.ts'

type Province = (typeof provinces)[number]

/** Provinces within reach of a lorry; zones are ordered by their distance from Java. */
const zones = {
  'Jawa Barat Raya': ['DKI Jakarta', 'Banten', 'Jawa Barat'],
  'Jawa Tengah dan Timur': ['Jawa Tengah', 'DI Yogyakarta', 'Jawa Timur', 'Bali'],
  'Sumatera Selatan Raya': ['Lampung', 'Sumatera Selatan', 'Bengkulu', 'Jambi', 'Kepulauan Bangka Belitung'],
  'Sumatera Utara Raya': ['Sumatera Utara', 'Aceh', 'Riau', 'Kepulauan Riau', 'Sumatera Barat'],
  Kalimantan: ['Kalimantan Barat', 'Kalimantan Tengah', 'Kalimantan Selatan', 'Kalimantan Timur', 'Kalimantan Utara'],
  Sulawesi: [
    'Sulawesi Selatan',
    'Sulawesi Barat',
    'Sulawesi Tengah',
    'Sulawesi Tenggara',
    'Sulawesi Utara',
    'Gorontalo',
  ],
  'Nusa Tenggara': ['Nusa Tenggara Barat', 'Nusa Tenggara Timur'],
  Maluku: ['Maluku', 'Maluku Utara'],
  Papua: ['Papua', 'Papua Barat', 'Papua Barat Daya', 'Papua Pegunungan', 'Papua Selatan', 'Papua Tengah'],
} as const satisfies Record<string, readonly Province[]>

type Zone = keyof typeof zones
const java: readonly Zone[] = ['Jawa Barat Raya', 'Jawa Tengah dan Timur']
const far: readonly Zone[] = ['Nusa Tenggara', 'Maluku', 'Papua']

interface Rate {
  province: string
  base: string
  perUnit: string
}

// Rupiah per order and per unit; by sea the weight counts more
const sameZone = { base: '35000', perUnit: '250' }
const acrossJava = { base: '75000', perUnit: '600' }
const nextIsland = { base: '125000', perUnit: '1750' }
const otherEnd = { base: '225000', perUnit: '4500' }

/** A seller's rates: nothing in its own province, more with the distance; small sellers do not ship to the far east. */
export function shippingRatesOf(seller: DemoSeller): Rate[] {
  const home = zoneOf(seller.province)
  return provinces.flatMap((province) => {
    if (province === seller.province) return [{ province, base: '0', perUnit: '0' }]
    const zone = zoneOf(province)
    if (seller.name.startsWith('CV ') && far.includes(zone)) return []
    return [{ province, ...rateBetween(home, zone) }]
  })
}

function rateBetween(home: Zone, zone: Zone) {
  if (home === zone) return sameZone
  if (java.includes(home) && java.includes(zone)) return acrossJava
  return far.includes(zone) ? otherEnd : nextIsland
}

function zoneOf(province: string): Zone {
  const entry = Object.entries(zones).find(([, members]) => (members as readonly string[]).includes(province))
  if (!entry) throw new Error(`'${province}' lies in no shipping zone`)
  return entry[0] as Zone // Object.entries forgets the names of keys
}
