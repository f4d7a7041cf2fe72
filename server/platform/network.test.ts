import { describe, expect, it } from 'vitest'
import { isThisMachine, networkOf, networksAround } from './network.ts'

describe('the network of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['unknown', 'unknown'],
    ['made-up-1', 'unknown'],
    ['', 'unknown'],
    ['203.0.113.9:4711', '203.0.113.9'],
    ['[2001:db8:1:2::5]:4711', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::5]', '2001:db8:1:2::/64'],
    ['[::ffff:203.0.113.9]:80', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of %s is %s [RESET-6]', (address, network) => expect(networkOf(address)).toBe(network))
})

it('counts an IPv6 network with the /56 and the /48 around it, which may make more tries [SESS-7]', () => {
  expect(networksAround(networkOf('2001:db8:1:ab12::5'))).toEqual([
    { network: '2001:db8:1:ab12::/64', times: 1 },
    { network: '2001:db8:1:ab00::/56', times: 4 },
    { network: '2001:db8:1:0::/48', times: 16 },
  ])
})

it.each(['203.0.113.9', 'unknown'])('counts %s alone [SESS-7]', (network) => {
  expect(networksAround(network)).toEqual([{ network, times: 1 }])
})

it.each([
  ['localhost', true],
  ['LOCALHOST', true],
  ['bahan.localhost', true],
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['[::1]', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['[::]', false],
  ['192.168.1.7', false],
  ['bahan.example', false],
  ['localhost.bahan.example', false],
  ['127.0.0.1.bahan.example', false],
  ['', false],
])('the host %j is this machine: %s', (host, expected) => expect(isThisMachine(host)).toBe(expected))
