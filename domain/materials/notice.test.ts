import { expect, it } from 'vitest'
import { proposalNotice } from './proposal.ts'

it('notifies a seller of what became of its proposal, and where it is [MAT-5]', () => {
  const decided = { name: 'Asam sitrun', material: { name: 'Asam Sitrat', slug: 'asam-sitrat' }, reason: null }
  expect(proposalNotice({ ...decided, state: 'accepted' })).toEqual({
    message: "Usul bahan 'Asam sitrun' diterima sebagai Asam Sitrat",
    link: '/bahan/asam-sitrat',
  })
  expect(proposalNotice({ ...decided, name: 'Asam Sitrat', state: 'accepted' }).message).toBe(
    "Usul bahan 'Asam Sitrat' diterima",
  )
  expect(proposalNotice({ ...decided, state: 'merged' })).toEqual({
    message: "Usul bahan 'Asam sitrun' digabung dengan Asam Sitrat",
    link: '/bahan/asam-sitrat',
  })
  expect(proposalNotice({ ...decided, state: 'declined', material: null, reason: 'Nama dagang' })).toEqual({
    message: "Usul bahan 'Asam sitrun' ditolak: Nama dagang",
    link: '/pusat-seller/produk/usulan',
  })
})
