import { verify } from '@node-rs/argon2'
import Fastify from 'fastify'
import pg from 'pg'

// What this machine can do at all: a bare Fastify that answers with one equivalent indexed query over the same driver.

const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 })
const app = Fastify()

const columns =
  'p.id, p.name, p.unit, p.pack_weight, p.origin, p.grade, p.pack_label, p.min_purchase, c.name as seller, r.amount'
const joins = 'join companies c on c.id = p.seller_id join product_prices r on r.product_id = p.id and r.level = 1'
// read before anything is joined, so that no statistics of a size lead to another way
const twenty = "select * from products where id > $1 and status = 'published' order by id limit 20"

// another one every time, as the product's calls vary
const { rows: known } = await pool.query('select max(id) as last from products')
const any = () => 1 + Math.floor(Math.random() * known[0].last)

app.post('/list', async () => {
  const text = `select ${columns} from (${twenty}) p ${joins} order by p.id`
  const { rows } = await pool.query({ name: 'list', text, values: [Math.max(0, any() - 20)] })
  return { status: 'success', data: rows }
})
app.post('/detail', async () => {
  const text = `select ${columns}, p.description, p.important_info, p.storage from products p ${joins} where p.id = $1`
  const { rows } = await pool.query({ name: 'detail', text, values: [any()] })
  return { status: 'success', data: rows[0] }
})
app.post('/write', async () => {
  const text = 'update product_stocks set reserved = reserved where product_id = $1'
  await pool.query({ name: 'write', text, values: [1 + Math.floor(Math.random() * 1000)] })
  return { status: 'success' }
})

// the minimum cost of a change, before any decision: one row is written and listeners hear of it
await pool.query('create table bench_rows (id bigint generated always as identity primary key, text text not null)')
const listener = new pg.Client({ connectionString: process.argv[2] })
const heard = new Map<string, () => void>()
listener.on('notification', ({ payload = '' }) => {
  heard.get(payload)?.()
  heard.delete(payload)
})
await listener.connect()
await listener.query('listen bench')
let notices = 0
app.post('/notify', async () => {
  const payload = String(++notices)
  const arrived = new Promise<void>((resolve) => heard.set(payload, resolve))
  const text =
    "with row as (insert into bench_rows (text) values ($1) returning text) select pg_notify('bench', text) from row"
  await pool.query({ name: 'notify', text, values: [payload] })
  await arrived
  return { status: 'success' }
})

const hash = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$xGZSPcEoIhFEXm8qZ0ZH8bS4r0lDMl7k8GZbVo8eOOQ'
app.post('/sign-in', async () => {
  await verify(hash, 'Contoh123')
  return { status: 'success' }
})

const address = await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.(address)
process.on('disconnect', () => process.exit(0))
