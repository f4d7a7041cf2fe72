import { list } from '#domain/codec.ts'
import { contract } from '#domain/contract.ts'
import { certifiedLots, offeredCertificate } from '#domain/papers/codec-lots.ts'
import { readersWord } from '#domain/papers/readers.ts'
import { seenAsOf } from '#server/areas/catalogue/public.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { listCertifiedLots, listOffered, previewOffered, readLotCertificate } from './show-lot-certificates.ts'
import { uploadLotCertificate, withdrawLotCertificate } from './upload-lot-certificate.ts'

const calls = contract.lotPapers

/** Certificates of analysis by lot [DOC-2]. */
export const lotPaperRoutes: Route[] = [
  route(calls.lots, async (deps, seller, { keyword, saring, halaman: page, per_halaman: perPage }) => {
    const search = { keyword: keyword || null, without: saring === 'tanpa-coa' }
    return { data: certifiedLots.encode(await listCertifiedLots(deps, seller, { ...search, page, perPage })) }
  }),
  route(calls.upload, async (deps, seller, { lot_id: lotId, berlaku_sampai, pembaca }, { file }) => {
    const certificate = { lotId, validUntil: berlaku_sampai ?? null, readers: readersWord.decode(pembaca) }
    await uploadLotCertificate(deps, seller, certificate, file)
    return {}
  }),
  route(calls.withdraw, async (deps, seller, { dokumen_id }) => {
    await withdrawLotCertificate(deps, seller, dokumen_id)
    return {}
  }),
  route(calls.offered, async (deps, viewer, { produk_id }) => ({
    data: list(offeredCertificate).encode(await listOffered(deps, viewer, produk_id)),
  })),
  route(calls.preview, async (deps, seller, { produk_id: productId, sebagai, pelanggan_id }) => {
    const seenAs = seenAsOf(sebagai, pelanggan_id)
    return { data: list(offeredCertificate).encode(await previewOffered(deps, seller, { productId, seenAs })) }
  }),
  route(calls.file, (deps, viewer, { dokumen_id }) => readLotCertificate(deps, viewer, dokumen_id)),
]
