import { type CompanyKind, mayDo, type Permission, type Role } from '../companies/permissions.ts'
import type { DocumentKind } from './kind.ts'

/**
 * The permission of a seller's member for each kind: delivery documents name no price, the others name amounts owed.
 */
const needed: Record<DocumentKind, Permission> = {
  quotation: 'sales-nego.read',
  purchase_order: 'payments.read',
  proforma: 'payments.read',
  delivery_note: 'sales.read',
  invoice: 'payments.read',
  receipt: 'payments.read',
  credit_note: 'payments.read',
  tax_invoice: 'payments.read',
  certificate: 'sales.read',
}

/** Whether a member reads the documents of this kind of their company's orders; a buyer's members read all [ROLE-10, DOC-1]. */
export function mayReadDocument(member: { companyKind: CompanyKind; role: Role }, kind: DocumentKind): boolean {
  return member.companyKind !== 'seller' || mayDo(member, needed[kind])
}
