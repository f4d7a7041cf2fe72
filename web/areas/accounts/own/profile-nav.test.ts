import { expect, it } from 'vitest'
import type { Profile } from '#domain/accounts/contract.ts'
import { profileNav, readPart } from './profile-nav.ts'

const viewerOf = (kind: 'buyer' | 'seller') => ({ company: { kind } }) as Profile // as far as it is read

it('opens the part an address names, and the person where it names none [REG-3]', () => {
  expect(readPart('anggota', viewerOf('buyer'))).toBe('anggota')
  expect(readPart(null, viewerOf('buyer'))).toBe('diri')
  expect(readPart('tidak-ada', viewerOf('buyer'))).toBe('diri')
})

it('offers delivery addresses to buyers alone [REG-3]', () => {
  const labels = (jenis: 'buyer' | 'seller') => profileNav(viewerOf(jenis), 'diri').map(({ label }) => label)

  expect(labels('buyer')).toContain('Alamat pengiriman')
  expect(labels('seller')).not.toContain('Alamat pengiriman')
  expect(readPart('alamat', viewerOf('seller'))).toBe('diri')
})
