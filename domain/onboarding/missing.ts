import type { SellerType } from '../catalogue/seller-type.ts'
import type { DecimalText } from '../money.ts'
import { type ApplicationDocumentKind, applicationDocumentLabel, requiredDocuments } from './document-kind.ts'

/** A licence to sell, as PBF: its number, and its last day in Asia/Jakarta where it ends. */
export interface Licence {
  name: string
  number: string
  validUntil: string | null
}

/** The fields of an application; null: not yet. */
export interface ApplicationFacts {
  sellerType: SellerType | null
  /** As it stands on the NIB. */
  legalName: string | null
  /** 13 digits. */
  nib: string | null
  /** 16 digits. */
  npwp: string | null
  /** Charges PPN. */
  isPkp: boolean
  /** Rupiah for one US dollar, at the shop's exchange rate. */
  exchangeRate: DecimalText | null
  licences: readonly Licence[]
  bank: string | null
  bankNumber: string | null
  bankHolder: string | null
}

/** The fields of a new application. */
export const noFacts: ApplicationFacts = {
  sellerType: null,
  legalName: null,
  nib: null,
  npwp: null,
  isPkp: false,
  exchangeRate: null,
  licences: [],
  bank: null,
  bankNumber: null,
  bankHolder: null,
}

/** The missing parts of an application, by step, as people read them; none: it can be submitted [SHOP-1]. */
export function missingIn(
  facts: ApplicationFacts,
  documents: readonly ApplicationDocumentKind[],
  today: string,
): { company: string[]; licences: string[]; bank: string[]; documents: string[] } {
  const named = (pairs: [unknown, string][]) => pairs.flatMap(([value, name]) => (value === null ? [name] : []))
  return {
    company: named([
      [facts.sellerType, 'tipe seller'],
      [facts.legalName, 'nama sesuai NIB'],
      [facts.nib, 'NIB'],
      [facts.npwp, 'NPWP'],
      [facts.exchangeRate, 'kurs toko'],
    ]),
    licences: facts.licences
      .filter(({ validUntil }) => validUntil !== null && validUntil < today)
      .map(({ name }) => `izin ${name} yang masih berlaku`),
    bank: named([
      [facts.bank, 'bank'],
      [facts.bankNumber, 'nomor rekening'],
      [facts.bankHolder, 'pemilik rekening'],
    ]),
    documents: requiredDocuments(facts)
      .filter((kind) => !documents.includes(kind))
      .map((kind) => `dokumen ${applicationDocumentLabel(kind)}`),
  }
}
