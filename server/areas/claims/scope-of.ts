import type { claimScopes } from '#domain/claims/scopes.ts'
import type { Scope } from './queries-reading.ts'

const scopes: Record<(typeof claimScopes)[number], Scope> = {
  semua: null,
  seller: 'seller',
  pembeli: 'buyer',
  selesai: 'nobody',
}

/** What a list is narrowed to, as the queries take it. */
export function scopeOf(wanted: (typeof claimScopes)[number]): Scope {
  return scopes[wanted]
}
