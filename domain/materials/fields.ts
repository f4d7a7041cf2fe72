import { z } from 'zod'
import { nameText, optionalName } from '../companies/fields.ts'
import { wholeNumber } from '../fields.ts'
import { LONGEST, MOST } from '../limits.ts'
import { plainSigns } from '../plain-signs.ts'
import { wire } from '../wire.ts'
import { foldName, isCasNumber } from './facts.ts'

export const materialId = wholeNumber('Kode bahan tidak valid.', { least: 1, most: 2_147_483_647 })

/** The facts of a material as somebody types them [MAT-1, MAT-5]. */
export const typedFacts = {
  categoryId: wire('kategori_id', wholeNumber('Pilih salah satu kategori.', { least: 1, most: 32_767 })),
  name: wire('bahan_nama', called('Nama bahan')),
  nameEnglish: wire('bahan_nama_inggris', called('Nama bahan dalam bahasa Inggris')),
  otherNames: wire('bahan_nama_lain', texts('Nama lain', { most: MOST.materialNames, longest: LONGEST.materialName })),
  casNumber: wire(
    'bahan_cas',
    number('Nomor CAS', isCasNumber, 'Nomor CAS tidak valid: periksa kembali angkanya, misalnya 77-92-9.'),
  ),
  eNumber: wire('bahan_e_number', number('Nomor E', /^E\d{3,4}[a-z]{0,3}$/, 'Nomor E tidak valid, misalnya E330.')),
  inci: wire('bahan_inci', absent(optionalName('Nama INCI', LONGEST.inci))),
  hsCode: wire('bahan_kode_hs', number('Kode HS', /^\d{6}$/, 'Kode HS terdiri dari 6 angka, misalnya 291814.')),
  functions: wire('bahan_fungsi', texts('Fungsi', { most: MOST.materialFunctions, longest: LONGEST.materialFunction })),
  halalCritical: wire('bahan_halal_kritis', z.boolean({ error: 'Pilih apakah bahan ini kritis bagi kehalalan.' })),
  hazard: wire('bahan_bahaya', absent(optionalName('Bahaya', LONGEST.hazard))),
  description: wire(
    'bahan_deskripsi',
    z
      .string({ error: 'Deskripsi tidak sesuai.' })
      .trim()
      .max(LONGEST.materialDescription, { error: `Deskripsi paling panjang ${LONGEST.materialDescription} karakter.` }),
  ),
}

/** The editable facts of an existing material, which merges may have given more names than anybody types. */
export const correctedFacts = {
  ...typedFacts,
  otherNames: wire('bahan_nama_lain', texts('Nama lain', { most: MOST.mergedNames, longest: LONGEST.materialName })),
}

/** Names are compared by their Latin letters and digits, and the address is made of them. */
function called(name: string) {
  return nameText(name, LONGEST.materialName).refine((text) => text === '' || foldName(text) !== '', {
    error: `${name} harus memuat huruf Latin atau angka.`,
  })
}

function texts(name: string, { most, longest }: { most: number; longest: number }) {
  return z
    .array(nameText(name, longest), { error: `${name} tidak sesuai.` })
    .max(most, { error: `${name} paling banyak ${most}.` })
}

/** A number people copy with spaces around it, and with dashes of any kind; null where it is left out or empty. */
function number(name: string, form: RegExp | ((text: string) => boolean), error: string) {
  const isRight = typeof form === 'function' ? form : (text: string) => form.test(text)
  return absent(
    z
      .string({ error: `${name} tidak sesuai.` })
      .transform(plainSigns)
      .refine((text) => text === '' || isRight(text), { error })
      .nullish(),
  )
}

function absent<Text extends z.ZodType<string | null | undefined, string | null | undefined>>(text: Text) {
  return text.transform((given) => given || null)
}
