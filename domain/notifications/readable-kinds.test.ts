import { expect, it } from 'vitest'
import type { CompanyKind, Role } from '../companies/permissions.ts'
import { hiddenKinds } from './readable-kinds.ts'

it.each<[CompanyKind, Role, string[]]>([
  ['buyer', 'owner', []],
  ['buyer', 'approver', ['document']],
  ['buyer', 'purchaser', ['approval']],
  ['seller', 'owner', ['approval']],
  ['seller', 'sales', ['approval']],
  ['seller', 'warehouse', ['nego', 'approval', 'subscription', 'document']],
  ['platform', 'administrator', ['nego', 'approval', 'subscription', 'document']],
])('hides from a %s company’s %s the notifications %j [ROLE-10]', (companyKind, role, hidden) => {
  expect(hiddenKinds({ companyKind, role })).toEqual(hidden)
})
