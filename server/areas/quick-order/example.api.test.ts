import { expect, it } from 'vitest'
import { demoAccounts } from '#domain/accounts/demo-account.ts'
import { quickExample } from '#domain/quick-order/row-state.ts'
import { readPasted } from '#domain/quick-order/typed-row.ts'
import { Caller } from '#test/actor.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ template: 'demo' })

it("finds every row of the quick order's example in the demo, and what there is to choose with price and stock [ORDER-7]", async () => {
  const password = demoAccounts.find(({ email }) => email === 'pembeli@contoh.id')?.password ?? ''
  const buyer = new Caller(world.http, '10.9.9.9', { identity: 'pembeli@contoh.id', password })
  const rows = readPasted(quickExample).map(({ code, quantity }) => ({ kode: code, jumlah: quantity }))

  const { data } = await buyer.call('pesan-cepat/periksa', { baris: rows })

  expect(data.baris.map(({ status }) => status)).toEqual(['siap', 'siap', 'pilih'])
  const choices = data.baris[2]?.pilihan ?? []
  expect(choices.length).toBeGreaterThan(1)
  for (const { produk_harga_satuan, produk_stok } of choices) {
    expect(Number(produk_harga_satuan)).toBeGreaterThan(0)
    expect(Number(produk_stok)).toBeGreaterThan(0)
  }
})
