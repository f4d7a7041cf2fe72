import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { amount, eachOnce, idText, version, wholeNumber } from '../fields.ts'
import { wire } from '../wire.ts'
import { customerDetail, subscriptionText } from './contract.ts'
import { grantLimitsShape, grantRequestShape } from './grant-shapes.ts'
import { plainTypes } from './grants.ts'

/** Ways to pay that are not on credit, each once. */
export const plainTypesOnce = eachOnce(plainTypes, {
  unknown: 'Tipe pembayaran tidak dikenal.',
  twice: 'Setiap tipe pembayaran cukup dicantumkan satu kali.',
})
const DISCOUNT = 'Diskon diisi dalam persen bulat, dari 0 sampai 100; kosong berarti harga terendah tiap produk.'
const settings = grantLimitsShape.extend({ version: wire('versi', z.number().int()) })
export type GrantSettings = z.infer<typeof settings>
const expected = { id: wire('permintaan_id', idText), version: wire('versi', version) }

/** Calls for the grants of sales, and their requests to the owner [SHOP-7]. */
export const grantCalls = {
  limits: defineCall({
    path: 'pusat-seller/wewenang',
    summary: 'What sales people of the seller may grant customers',
    access: 'seller',
    permission: 'customers.read',
    body: z.object({}),
    answer: answers(settings),
  }),
  changeLimits: defineCall({
    path: 'pusat-seller/wewenang/ubah',
    summary: 'Decide what sales people may grant customers from now on',
    access: 'seller',
    permission: 'customers.grants',
    body: z.object({
      version: wire('versi', version),
      plainTypes: wire('tipe_pembayaran', plainTypesOnce),
      creditDays: wire(
        'tempo_hari',
        wholeNumber('Tempo diisi dalam hari, dari 0 sampai 999; 0 berarti tanpa tempo.', {
          least: 0,
          most: 999,
        }),
      ),
      creditLimit: wire('batas_kredit', amount),
      priceLevel: wire('level_harga', wholeNumber('Pilih level harga 1, 2, atau 3.', { least: 1, most: 3 })),
      /** Null or empty: the lowest price of each product counts; left out, it stays as it is. */
      discount: wire(
        'diskon_persen',
        z
          .union([wholeNumber(DISCOUNT, { least: 0, most: 100 }), z.literal(''), z.null()], { error: DISCOUNT })
          .transform((given) => (given === '' ? null : given))
          .optional(),
      ),
    }),
    answer: answers(settings),
  }),
  requests: defineCall({
    path: 'pusat-seller/langganan/persetujuan/daftar',
    summary: 'Terms beyond what sales may grant that wait for the owner, the longest waiting first',
    access: 'seller',
    permission: 'customers.read',
    body: z.object({}),
    answer: answers(z.array(grantRequestShape)),
  }),
  approveRequest: defineCall({
    path: 'pusat-seller/langganan/persetujuan/setujui',
    summary: 'Grant the customer what a sales person asked for',
    access: 'seller',
    permission: 'customers.grants',
    body: z.object(expected),
    answer: answers(customerDetail),
  }),
  refuseRequest: defineCall({
    path: 'pusat-seller/langganan/persetujuan/tolak',
    summary: 'Refuse what a sales person asked for, with a reason; the customer hears nothing of it',
    access: 'seller',
    permission: 'customers.grants',
    body: z.object({ ...expected, reason: wire('alasan', subscriptionText('Alasan')) }),
    answer: answers(customerDetail),
  }),
  withdrawRequest: defineCall({
    path: 'pusat-seller/langganan/persetujuan/tarik',
    summary: 'Take back a request that the owner has not decided',
    access: 'seller',
    permission: 'customers.change',
    body: z.object(expected),
    answer: answers(customerDetail),
  }),
}
