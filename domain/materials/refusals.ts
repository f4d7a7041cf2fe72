import { MOST } from '../limits.ts'
import type { RefusalTable } from '../refusals.ts'

export const materialRefusals = {
  material_not_found: { status: 404, sentence: 'Bahan tidak ditemukan.' },
  material_exists: { status: 422, sentence: 'Bahan ini sudah ada: {material}.' },
  material_proposed: { status: 422, sentence: 'Bahan ini sudah diusulkan dan menunggu diperiksa: {material}.' },
  material_moved_on: { status: 409, sentence: 'Data bahan ini sudah berubah. Silakan muat ulang.' },
  material_merged: { status: 422, sentence: 'Bahan ini sudah digabung dengan {material}.' },
  material_same: { status: 422, sentence: 'Bahan tidak dapat digabung dengan dirinya sendiri.' },
  material_names_full: { status: 422, sentence: `Nama lain paling banyak ${MOST.materialNames}.` },
  category_not_found: { status: 404, sentence: 'Kategori tidak ditemukan.' },
  category_moved_on: {
    status: 409,
    sentence: 'Kategori ini sudah diubah orang lain. Salin tulisan Anda, lalu buka lagi.',
  },
  proposal_not_found: { status: 404, sentence: 'Usul bahan tidak ditemukan.' },
  proposal_moved_on: { status: 409, sentence: 'Usul bahan ini sudah {state}. Silakan muat ulang.' },
  proposal_act_not_allowed: { status: 422, sentence: '{reason}' },
  proposals_today: {
    status: 422,
    sentence: `Perusahaan Anda sudah mengusulkan ${MOST.materialProposalsADay} bahan hari ini. Silakan lanjutkan besok.`,
  },
} as const satisfies RefusalTable
