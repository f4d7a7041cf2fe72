/** The units of Coretax with their names, as its reference data has them [TAX-2]. */
export const unitCodes = {
  'UM.0001': 'Metrik ton',
  'UM.0002': 'Wet ton',
  'UM.0003': 'Kilogram',
  'UM.0004': 'Gram',
  'UM.0005': 'Karat',
  'UM.0006': 'Kiloliter',
  'UM.0007': 'Liter',
  'UM.0008': 'Barrel',
  'UM.0009': 'MMBTU',
  'UM.0010': 'Ampere',
  'UM.0011': 'Sentimeter kubik',
  'UM.0012': 'Meter persegi',
  'UM.0013': 'Meter',
  'UM.0014': 'Inci',
  'UM.0015': 'Sentimeter',
  'UM.0016': 'Yard',
  'UM.0017': 'Lusin',
  'UM.0018': 'Unit',
  'UM.0019': 'Set',
  'UM.0020': 'Lembar',
  'UM.0021': 'Piece',
  'UM.0022': 'Boks',
  'UM.0023': 'Tahun',
  'UM.0024': 'Bulan',
  'UM.0025': 'Minggu',
  'UM.0026': 'Hari',
  'UM.0027': 'Jam',
  'UM.0028': 'Menit',
  'UM.0029': 'Persen',
  'UM.0030': 'Kegiatan',
  'UM.0031': 'Laporan',
  'UM.0032': 'Bahan',
  'UM.0033': 'Lainnya',
} as const
export type UnitCode = keyof typeof unitCodes
export const unitCodeNames = Object.keys(unitCodes) as [UnitCode, ...UnitCode[]] // its keys are the codes

/** The code for what has no unit of its own, such as delivery. */
export const OTHER_UNIT: UnitCode = 'UM.0033'

const usual: Readonly<Record<string, UnitCode>> = {
  ton: 'UM.0001',
  kg: 'UM.0003',
  kilo: 'UM.0003',
  kilogram: 'UM.0003',
  g: 'UM.0004',
  gr: 'UM.0004',
  gram: 'UM.0004',
  l: 'UM.0007',
  lt: 'UM.0007',
  liter: 'UM.0007',
  litre: 'UM.0007',
  m: 'UM.0013',
  meter: 'UM.0013',
  lusin: 'UM.0017',
  unit: 'UM.0018',
  set: 'UM.0019',
  lembar: 'UM.0020',
  pcs: 'UM.0021',
  piece: 'UM.0021',
  box: 'UM.0022',
  boks: 'UM.0022',
}

/** How a unit is compared, however it is spelled. */
export function unitKey(unit: string): string {
  return unit.trim().toLowerCase()
}

/** The code that a seller has chosen for a unit, or the usual one; null: it has to be chosen [TAX-2]. */
export function unitCodeOf(unit: string, chosen: ReadonlyMap<string, UnitCode>): UnitCode | null {
  return chosen.get(unitKey(unit)) ?? usual[unitKey(unit)] ?? null
}
