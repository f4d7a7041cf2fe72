import { readChange } from '#domain/audit/change-words.ts'
import type { AuditEntry } from '#domain/audit/contract.ts'
import { roleLabel } from '#domain/companies/roles.ts'
import { deviceName } from '#server/areas/accounts/public.ts'
import type { Names } from './find-names.ts'
import type { AuditRow } from './queries.ts'

/** An entry as an administrator reads it. */
export function auditView(row: AuditRow, names: Names): AuditEntry {
  const { id, position, at, act, userId, companyId, role, network, device, thingId, thingName } = row
  const nameOf = (one: string) => names.get(one) ?? one
  return {
    id,
    position,
    at: at.toISOString(),
    act,
    by: userId && nameOf(userId),
    company: companyId && nameOf(companyId),
    role: role && roleLabel(role),
    network,
    device: device && deviceName(device),
    thing: thingName ?? names.get(thingId) ?? null,
    thingId,
    changes: readChange(row.before, row.after, nameOf),
  }
}
