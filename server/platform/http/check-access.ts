import { isAdministrator, isBuyer, isSeller, type Viewer } from '#domain/accounts/actor.ts'
import type { AnyCall } from '#domain/call.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import { Refusal } from '#domain/refusal.ts'

/**
 * Refuses a call that is not for this viewer's kind of company or role [ROLE-9, ROLE-10].
 * @throws Refusal sign_in_needed | buyers_only | sellers_only | administrators_only | second_factor_needed | not_allowed
 */
export function checkAccess(call: AnyCall, viewer: Viewer): void {
  if (call.access === 'visitor' || call.access === 'open') return
  if (viewer.kind === 'visitor') throw new Refusal('sign_in_needed')
  if (call.access === 'buyer' && !isBuyer(viewer)) throw new Refusal('buyers_only')
  if (call.access === 'seller' && !isSeller(viewer)) throw new Refusal('sellers_only')
  if (call.access === 'admin' && !isAdministrator(viewer)) throw new Refusal('administrators_only')
  if (viewer.owesSecondFactor && !call.beforeSecondFactor) throw new Refusal('second_factor_needed')
  if (call.permission && !mayDo(viewer, call.permission)) throw new Refusal('not_allowed')
}
