import type { BenchBuyer } from './buyer.ts'
import { drawFacts } from './drawn-facts.ts'
import { load } from './load.ts'
import { type Bench, roundRobin, type Scenario } from './scenario.ts'

// more would leave too few of each for a short run to meet a page twice
const PAGES = 40

/** Pages as a visitor and as a buyer get them, each of several addresses in turn. */
export async function pageScenarios({ url, databaseUrl, seconds }: Bench, buyer: BenchBuyer): Promise<Scenario[]> {
  const { materials, offers } = await drawFacts(databaseUrl)
  const few = offers.slice(0, PAGES)
  const products = await Promise.all(few.map(({ id }) => addressOf(buyer, url, id)))
  const pages: Record<string, readonly string[]> = {
    'home page': ['/'],
    'list page': ['/produk', ...[1, 2, 3, 6].map((category) => `/produk?kategori=${category}`)],
    'search page': materials.slice(0, PAGES).map(({ name }) => `/produk?keyword=${encodeURIComponent(name)}`),
    'detail page': products,
    'material page': materials.slice(0, PAGES).map(({ slug }) => `/bahan/${slug}`),
    'seller page': few.map(({ seller }) => `/seller/${seller}`),
  }
  return Object.entries(pages).flatMap(([name, paths]) => {
    const as = (headers: Record<string, string>) => () =>
      load({ url, method: 'GET', headers, next: roundRobin(paths.map((path) => ({ path }))) }, seconds)
    return [
      { name: `${name}, visitor`, floor: null, run: as({}) },
      { name: `${name}, signed in`, floor: null, run: as({ cookie: buyer.cookie }) },
    ]
  })
}

async function addressOf(buyer: BenchBuyer, url: string, produk_id: number): Promise<string> {
  const { produk_id_url } = await buyer.call<{ produk_id_url: string }>('produk/detail', { produk_id })
  const answer = await fetch(`${url}/produk/${produk_id_url}-x`, { redirect: 'manual' })
  return new URL(answer.headers.get('location') ?? `/produk/${produk_id_url}-x`, url).pathname
}
