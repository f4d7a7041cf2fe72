import { type EnglishOf, nullable, record } from '../codec.ts'
import type { WireCompany } from './contract.ts'
import type { WireAddress } from './contract-addresses.ts'
import type { WireCompanyDocument, WireDocumentPlace } from './contract-documents.ts'
import type { WireShop } from './contract-shop.ts'

const delivery = {
  label: 'label',
  recipient: 'penerima',
  phone: 'telepon',
  street: 'alamat',
  city: 'kota',
  province: 'provinsi',
  postalCode: 'kode_pos',
} as const

/** A delivery address. */
export const deliveryAddress = record<Omit<WireAddress, 'alamat_id' | 'utama' | 'nitku'>>()(delivery)

/** What is written of an address of the company's own. */
export const addressFacts = record<Omit<WireAddress, 'alamat_id' | 'utama'>>()({ ...delivery, nitku: 'nitku' })

/** One of the company's addresses. */
export const address = record<WireAddress>()({ ...delivery, id: 'alamat_id', isDefault: 'utama', nitku: 'nitku' })
export type Address = EnglishOf<typeof address>

const facts = {
  name: 'nama',
  npwp: 'npwp',
  nib: 'nib',
  businessType: 'tipe_bisnis',
  /** In the company's own words, when the type is 'Lainnya'. */
  otherBusiness: 'tipe_bisnis_lain',
  phone: 'telepon',
  address: 'alamat',
  city: 'kota',
  province: 'provinsi',
} as const

/** What a company's owner may change. */
export const companyChange = record<Omit<WireCompany, 'company_id' | 'versi' | 'username' | 'jenis'>>()(facts)

/** A company as its members see it. */
export const company = record<WireCompany>()({
  ...facts,
  id: 'company_id',
  version: 'versi',
  username: 'username',
  kind: 'jenis',
})
export type Company = EnglishOf<typeof company>

/** What a seller shows of itself. */
export const shop = record<WireShop>()({
  username: 'username',
  name: 'nama',
  city: 'kota',
  province: 'provinsi',
  about: 'tentang',
  logo: 'logo',
  banner: 'banner',
})
export type Shop = EnglishOf<typeof shop>

export const companyDocument = record<WireCompanyDocument>()({
  id: 'dokumen_id',
  kind: 'jenis',
  /** 'NPWP' for 'npwp'. */
  label: 'nama',
  fileName: 'nama_berkas',
  fileKind: 'tipe',
  /** Bytes. */
  size: 'ukuran',
  uploaderName: 'diunggah_oleh',
  uploadedAt: 'diunggah',
  /** Whether a seller has received it. */
  shared: 'terkirim',
})
export type CompanyDocument = EnglishOf<typeof companyDocument>

/** The place for a document of one kind, filled or empty. */
export const documentPlace = record<WireDocumentPlace>()({
  kind: 'jenis',
  label: 'nama',
  /** Whether a company like this one should have it. */
  wanted: 'diminta',
  document: ['dokumen', nullable(companyDocument)],
})
export type DocumentPlace = EnglishOf<typeof documentPlace>
