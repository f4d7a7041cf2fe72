import { type BenchBuyer, nextAddress, signInAs } from './buyer.ts'
import { load, loadAtOnce } from './load.ts'
import { makeNegotiating } from './negotiating.ts'
import { addressOf, lineOf, linesOf, orderable, type Product, placing, readyOrder } from './ordering.ts'
import { pageScenarios } from './pages.ts'
import { catalogueQuestions, type Question } from './questions.ts'
import { type Bench, roundRobin, type Scenario } from './scenario.ts'

const CROWD = 256

/** The measures: the calls and pages that buyers wait for most. */
export async function makeScenarios(bench: Bench): Promise<Scenario[]> {
  const buyer = await signInAs(bench.url, 'pembeli@contoh.id')
  const questions = await catalogueQuestions(bench.databaseUrl)
  return [
    ...questions.map((question) => ({ ...question, run: asking(bench, buyer, question) })),
    ...(await tradeScenarios(bench, buyer)),
    ...(await pageScenarios(bench, buyer)),
    // last, since the product first has to get over it
    ...questions.slice(0, 1).map((question) => ({
      name: `${question.name}, ${CROWD} at once`,
      floor: null,
      mayRefuse: true,
      run: asking(bench, buyer, question, CROWD),
    })),
  ]
}

function asking({ url, seconds }: Bench, buyer: BenchBuyer, { path, bodies }: Question, connections?: number) {
  const target = {
    url: `${url}/api/${path}`,
    headers: { authorization: buyer.bearer },
    next: roundRobin(bodies.map((body) => ({ body }))),
    ...(connections && { connections }),
  }
  return () => load(target, seconds)
}

async function tradeScenarios({ url, databaseUrl, seconds }: Bench, buyer: BenchBuyer): Promise<Scenario[]> {
  const products = await orderable(buyer, databaseUrl)
  const negotiating = makeNegotiating(url, databaseUrl, buyer, seconds)
  const headers = { authorization: buyer.bearer }
  const company = { company_id: buyer.companyId }
  const asBuyer = (path: string, next: () => { body: object }) => () =>
    load({ url: `${url}/api/${path}`, headers, next }, seconds)
  const place = placing(url, databaseUrl)
  const addressId = await addressOf(buyer)
  const nextProduct = roundRobin(products)
  const placeAlone = () => readyOrder(buyer, nextProduct(), addressId)
  const signIn = { url: `${url}/api/session/login`, next: signingIn }
  return [
    { name: 'add to cart', floor: 'write', run: asBuyer('produk/keranjang/tambah', addTo(buyer, products)) },
    { name: 'cart', floor: 'list', run: asBuyer('keranjang/daftar', () => ({ body: company })) },
    {
      name: 'change cart line',
      floor: 'write',
      run: async () => asBuyer('keranjang/ubah', await changing(buyer, products))(),
    },
    { name: 'place order', floor: 'write', byHand: true, run: () => loadAtOnce(placeAlone, 1, seconds) },
    { name: 'place order, 8 at once', floor: 'write', byHand: true, run: () => loadAtOnce(place, 8, seconds) },
    { name: 'place order, 64 at once', floor: 'write', byHand: true, run: () => loadAtOnce(place, 64, seconds) },
    { name: 'sign-in', floor: 'sign-in', run: () => load(signIn, seconds) },
    { name: 'nego submit', floor: 'write', byHand: true, run: negotiating.submit },
    { name: 'nego answer (counter)', floor: 'write', byHand: true, run: negotiating.counter },
    { name: "act to other's screen", floor: 'notify', byHand: true, run: negotiating.toScreen },
  ]
}

function addTo(buyer: BenchBuyer, products: readonly Product[]) {
  const next = roundRobin(products)
  return () => ({ body: lineOf(buyer, next()) })
}

/** Other units of a line every time. */
async function changing(buyer: BenchBuyer, products: readonly Product[]) {
  for (const product of products) await buyer.call('produk/keranjang/tambah', lineOf(buyer, product))
  const lines = await linesOf(buyer)
  const changes = [2, 3].flatMap((times) =>
    products.flatMap((product) => {
      const line = lines.find(({ produk_id }) => produk_id === product.produk_id)
      const units = String(Number(product.produk_jumlah_min_beli) * times)
      return line ? { ...lineOf(buyer, product), cart_id: line.cart_id, kuantitas_satuan: units } : []
    }),
  )
  const next = roundRobin(changes)
  return () => ({ body: next() })
}

function signingIn() {
  return { body: { identitas: 'pembeli2@contoh.id', password: 'Contoh123' }, headers: nextAddress() }
}
