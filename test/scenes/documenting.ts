import type { WireBodyOf } from '#domain/call.ts'
import type { CallAt } from '#domain/contract.ts'
import type { Caller, Person } from '../actor.ts'
import type { SentFile } from '../form.ts'
import type { Product } from '../product-factories.ts'
import type { World } from '../world.ts'

type Upload = WireBodyOf<CallAt<'pusat-seller/dokumen/unggah'>>

export async function aSoldProduct(world: World): Promise<{ seller: Person; product: Product }> {
  const seller = await world.aSeller()
  return { seller, product: await world.aProduct({ seller }) }
}

/** Hands in a document: by default a CoA in Indonesian for everybody. */
export function handIn(seller: Person, product: Product, wishes: Partial<Upload> = {}, ...files: SentFile[]) {
  const body: Upload = { produk_id: product.id, jenis: 'coa', bahasa: 'id', pembaca: 'semua', ...wishes }
  return seller.upload('pusat-seller/dokumen/unggah', body, ...files)
}

/** A viewer's documents of one kind of a product. */
export async function documentsOfKind(viewer: Caller, product: Product, kind = 'coa') {
  const { data } = await viewer.call('produk/dokumen/daftar', { produk_id: product.id })
  const group = data.find(({ jenis }) => jenis === kind)
  if (!group) throw new Error(`no place for ${kind}`)
  return group
}

/** A product's document of one kind, which must be there. */
export async function documentOf(viewer: Caller, product: Product, kind = 'coa') {
  const [document] = (await documentsOfKind(viewer, product, kind)).dokumen
  if (!document) throw new Error(`no ${kind}`)
  return document
}

export function fileOf(viewer: Caller, dokumen_id: string) {
  return viewer.send('produk/dokumen/berkas', { dokumen_id })
}

/** Asks for a CoA. @returns the running request's id and version, to be sent with an act */
export async function askFor(buyer: Person, product: Product, catatan: string | null = null) {
  const body = { produk_id: product.id, jenis: 'coa', catatan } as const
  const { data } = await buyer.call('produk/dokumen/minta', body)
  const request = data.find(({ jenis }) => jenis === 'coa')?.permintaan
  if (!request) throw new Error('no request was found')
  return { permintaan_id: request.permintaan_id, versi: request.versi }
}

export async function waitingFor(seller: Person) {
  return (await seller.call('pusat-seller/dokumen/permintaan/daftar', {})).data.permintaan
}

/** The messages to a company, newest first. */
export async function notificationsOf(person: Person): Promise<string[]> {
  const { data } = await person.call('notifikasi/daftar', { company_id: person.companyId })
  return data.notifikasi.map(({ pesan }) => pesan)
}

/** The kinds that lists show of a product. */
export async function listedKinds(viewer: Caller, seller: Person): Promise<string[] | undefined> {
  const { data } = await viewer.call('produk/daftar', { seller: seller.companyUsername })
  return data.produk[0]?.produk_dokumen
}
