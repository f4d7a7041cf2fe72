import type { Role } from '#domain/companies/permissions.ts'
import { amountOf } from './limit-text.ts'
import { textOf } from './use-saving.ts'

/** Role and limits of a form with PlaceFields. */
export function readPlace(form: FormData) {
  return {
    // a choice of the list; the server refuses anything else
    peran: textOf(form, 'peran') as Role,
    limit_per_transaksi: amountOf(textOf(form, 'limit_per_transaksi')),
    limit_per_bulan: amountOf(textOf(form, 'limit_per_bulan')),
  }
}
