import type { Access, AnyCall } from '#domain/call.ts'
import type { CompanyKind, Permission, Role } from '#domain/companies/permissions.ts'
import { allCalls, type CallPath } from '#domain/contract.ts'
import { access } from './access.ts'

/** A member by the kind of the company and the role in it. */
export type MemberKind = `${CompanyKind} ${Role}`

/** The permissions of each role: written down again to check the code's table [ROLE-10]. */
const mayDo = {
  'company.change': ['buyer owner', 'seller owner'],
  'company.export': ['buyer owner', 'seller owner'],
  'company.close': ['buyer owner', 'seller owner'],
  'member.manage': ['buyer owner', 'seller owner'],
  'cart.change': ['buyer owner', 'buyer purchaser'],
  'order.place': ['buyer owner', 'buyer purchaser'],
  'order.read': ['buyer owner', 'buyer purchaser', 'buyer approver'],
  'order.receive': ['buyer owner', 'buyer purchaser', 'buyer approver'],
  'order.cancel': ['buyer owner', 'buyer purchaser'],
  'order.approve': ['buyer owner', 'buyer approver'],
  'address.change': ['buyer owner', 'buyer purchaser'],
  'points.read': ['buyer owner', 'buyer purchaser', 'buyer approver'],
  'points.redeem': ['buyer owner'],
  'subscription.read': ['buyer owner', 'buyer purchaser', 'buyer approver'],
  'subscription.ask': ['buyer owner', 'buyer purchaser'],
  'nego.read': ['buyer owner', 'buyer purchaser', 'buyer approver'],
  'nego.act': ['buyer owner', 'buyer purchaser'],
  'sales.read': ['seller owner', 'seller sales', 'seller warehouse', 'seller finance'],
  'sales.confirm': ['seller owner', 'seller sales'],
  'sales.ship': ['seller owner', 'seller sales', 'seller warehouse'],
  'sales.cancel': ['seller owner', 'seller sales'],
  'sales.figures': ['seller owner', 'seller sales'],
  'customers.read': ['seller owner', 'seller sales'],
  'customers.change': ['seller owner', 'seller sales'],
  'shop.change': ['seller owner'],
  'vouchers.read': ['seller owner', 'seller sales'],
  'vouchers.change': ['seller owner'],
  'payments.prove': ['buyer owner', 'buyer purchaser'],
  'payments.read': ['seller owner', 'seller sales', 'seller finance'],
  'payments.record': ['seller owner', 'seller finance'],
  'payments.write-off': ['seller owner'],
  'bank.read': ['seller owner', 'seller finance'],
  'bank.change': ['seller owner'],
  'customers.grants': ['seller owner'],
  'stock.change': ['seller owner', 'seller warehouse'],
  'tax.manage': ['seller owner', 'seller finance'],
  'sales-nego.read': ['seller owner', 'seller sales'],
  'sales-nego.act': ['seller owner', 'seller sales'],
  'sales-nego.settings': ['seller owner'],
  'products.read': ['seller owner', 'seller sales', 'seller warehouse'],
  'products.change': ['seller owner', 'seller sales'],
  'chat.read': ['buyer owner', 'buyer purchaser', 'buyer approver', 'seller owner', 'seller sales'],
  'chat.write': ['buyer owner', 'buyer purchaser', 'seller owner', 'seller sales'],
  'documents.ask': ['buyer owner', 'buyer purchaser'],
  'documents.manage': ['seller owner', 'seller sales'],
  'seller.apply': ['buyer owner'],
  // the administrator's own
  'materials.manage': [],
  'rates.manage': [],
  'content.manage': [],
  'audit.read': [],
  'surveys.read': [],
  'surveys.manage': [],
  'calendar.manage': [],
  'promos.manage': [],
  'messages.manage': [],
  'system.manage': [],
  'companies.verify': [],
  'people.manage': [],
  'products.oversee': [],
} satisfies Record<Permission, readonly MemberKind[]>

/** The access and permission of the call. */
export function accessTo({ path }: AnyCall): readonly [Access, Permission?] {
  return access[path as CallPath] // the paths are its keys
}

/** The refusal for a member of that kind and role; undefined if they may make the call. */
export function refusalOf(call: AnyCall, who: MemberKind): string | undefined {
  const [whom, permission] = accessTo(call)
  const kind = who.split(' ')[0]
  if (whom === 'buyer' && kind !== 'buyer') return 'buyers_only'
  if (whom === 'seller' && kind !== 'seller') return 'sellers_only'
  if (whom === 'admin') return 'administrators_only'
  if (permission && !(mayDo[permission] as readonly MemberKind[]).includes(who)) return 'not_allowed'
  return undefined
}

/** The calls that are not refused to such a viewer for the kind of company or role alone (permissions.test.ts). */
export function callsOpenTo(who: MemberKind | 'visitor'): AnyCall[] {
  return allCalls.filter((call) => {
    const [whom] = accessTo(call)
    if (whom === 'visitor' || whom === 'open') return true
    if (who === 'visitor') return false
    return who === 'platform administrator' ? whom === 'admin' || whom === 'member' : refusalOf(call, who) === undefined
  })
}
