import { expect, test } from '@playwright/test'
import { builtWeb } from '#server/platform/web/web-source.ts'
import type { Caller } from '#test/actor.ts'
import { openScene, type Scene, secretsIn } from '#test/leak/leak-scene.ts'
import { cookieOf, pagePaths, pages } from '#test/pages/pages.ts'
import { makeWorld, type World } from '#test/world.ts'

// requests rendered pages without a browser; a journey, because only these have the built pages

let world: World
let scene: Scene

test.beforeAll(async () => {
  world = await makeWorld({ web: await builtWeb() })
  scene = await openScene(world)
})
test.afterAll(() => world.close())

test('every page of the route table is requested, the secrets are there to be found by who may see a price, and a subscribed buyer reads neither the lowest price, nor the percentage, nor the price of another level [NEGO-11, ROLE-3, ROLE-4, SELLER-1]', async () => {
  expect(Object.keys(pages).sort()).toEqual(pagePaths.sort())

  await test.step('who may see a price reads it on the pages [ROLE-3, ROLE-4, SELLER-1]', async () => {
    expect(await secretsFor(scene.insider, '/produk/:address')).toContain('level2')
    const product = await answersOf(scene.insider, '/produk/:address')
    expect(product.map(({ text }) => text).join()).toContain('US$ 471,45')
    expect(await secretsFor(scene.insider, '/bahan/:slug')).toContain('level2')
    expect(await secretsFor(scene.insider, '/keranjang')).toContain('level2')
    expect(await secretsFor(scene.seller, '/pusat-seller/produk')).toContain('list')
  })

  await test.step('a subscribed buyer reads its own price alone [NEGO-11, ROLE-3]', () =>
    expectNoSecret(scene.insider, ['lowest', 'percent', 'list']))
})

// a page holds the answers to calls of its viewer, and those are made as every outsider in test/leak/leak.api.test.ts
test('a visitor, a suspended buyer and another seller read no hidden price on any page, in its JSON-LD, or in what a page loads [ROLE-1, ROLE-2, ROLE-4]', async () => {
  // they read every page of the site
  test.slow()
  for (const name of ['a visitor', 'a buyer whose subscription is suspended', 'another seller']) {
    expect(Object.keys(scene.outsiders)).toContain(name)
    // the names are its keys
    await test.step(name, () => expectNoSecret(scene.outsiders[name] as Caller))
  }
})

async function expectNoSecret(asker: Caller, secrets?: Parameters<typeof secretsIn>[1]) {
  for (const path of Object.keys(pages)) {
    for (const { address, text } of await answersOf(asker, path)) expect(secretsIn(text, secrets), address).toEqual([])
  }
}

async function secretsFor(asker: Caller, path: string) {
  return (await answersOf(asker, path)).flatMap(({ text }) => secretsIn(text))
}

/** The page as HTML, and the data that the router requests for it in the browser. */
async function answersOf(asker: Caller, path: string) {
  const addresses = pages[path]?.(scene) ?? []
  expect(addresses.length, `nothing asks for ${path}`).toBeGreaterThan(0)
  const answers: { address: string; text: string }[] = []
  for (const address of addresses.flatMap((one) => [one, dataOf(one)])) {
    const { status, text } = await ask(asker, address)
    expect(status, `${address}: ${text.slice(0, 300)}`).toBeLessThan(500)
    answers.push({ address, text })
  }
  return answers
}

/** '/produk?x=1' is loaded as '/produk.data?x=1', '/' as '/_.data'. */
function dataOf(address: string): string {
  const [path = '', query] = address.split('?')
  return `${path}${path.endsWith('/') ? '_' : ''}.data${query ? `?${query}` : ''}`
}

const cookies = new Map<Caller, string>()

async function ask(asker: Caller, address: string) {
  const cookie = cookies.get(asker) ?? (await cookieOf(world, asker))
  cookies.set(asker, cookie)
  return asker.get(address, cookie ? { cookie } : {})
}
