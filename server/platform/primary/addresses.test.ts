import { describe, expect, it } from 'vitest'
import { addressesOf, attributesOf, hostOf } from './addresses.ts'

describe('the addresses of a database', () => {
  it('are one for each host that it names, with all that it says beside [OPS-2]', () => {
    expect(
      addressesOf(
        'postgresql://a:b%40c@one:5432,[::1]:5433,three/db?sslmode=verify-full&target_session_attrs=read-write',
      ),
    ).toEqual([
      'postgresql://a:b%40c@one:5432/db?sslmode=verify-full',
      'postgresql://a:b%40c@[::1]:5433/db?sslmode=verify-full',
      'postgresql://a:b%40c@three/db?sslmode=verify-full',
    ])
  })

  it('of one host are left as they are written [OPS-2]', () => {
    for (const url of ['postgres://a:b,c@db/x?options=-c%20a%3Db', 'postgresql:///db?host=/run/postgresql'])
      expect(addressesOf(url)).toEqual([url])
  })

  it('tell where a server is without its password [OPS-2]', () => {
    expect(hostOf('postgresql://a:b@one/db')).toBe('one:5432')
    expect(attributesOf('postgresql://a@one/db?target_session_attrs=any')).toBe('any')
  })
})
