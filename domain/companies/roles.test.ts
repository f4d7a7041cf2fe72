import { expect, it } from 'vitest'
import { mayDo, permissionsOf } from './permissions.ts'
import { headRole, roleLabel, rolesOf } from './roles.ts'

it('knows the roles of each kind of company [ROLE-10]', () => {
  expect(rolesOf('buyer')).toEqual(['owner', 'purchaser', 'approver'])
  expect(rolesOf('seller')).toEqual(['owner', 'sales', 'warehouse', 'finance'])
  expect(rolesOf('platform')).toEqual(['administrator'])
})

it('lets a role do nothing in a company that does not have it [ROLE-10]', () => {
  expect(permissionsOf({ companyKind: 'buyer', role: 'sales' })).toEqual([])
  expect(permissionsOf({ companyKind: 'seller', role: 'administrator' })).toEqual([])
})

it('has in each company a role that manages its members [ROLE-10]', () => {
  expect([headRole('buyer'), headRole('seller'), headRole('platform')]).toEqual(['owner', 'owner', 'administrator'])
  for (const companyKind of ['buyer', 'seller', 'platform'] as const)
    expect(mayDo({ companyKind, role: headRole(companyKind) }, 'member.manage')).toBe(true)
})

it('names roles as people do, and one it does not know as it stands [ROLE-10]', () => {
  expect([roleLabel('warehouse'), roleLabel('magang')]).toEqual(['Gudang', 'magang'])
})
