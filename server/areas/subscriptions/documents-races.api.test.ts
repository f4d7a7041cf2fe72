import { expect, it } from 'vitest'
import { aPdf } from '#test/form.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 10 })

it('of attaching and deleting at once, what the seller received is there [REG-4]', async () => {
  for (let round = 0; round < 8; round += 1) {
    const [buyer, seller] = [await world.aBuyer(), await world.aSeller()]
    const company_id = buyer.companyId
    const { data } = await buyer.upload('perusahaan/dokumen/unggah', { company_id, jenis: 'npwp' })
    const dokumen_id = data.dokumen_id

    const [requested, removed] = await Promise.all([
      buyer.call('langganan/ajukan', { seller_id: seller.companyId, penggunaan: 'Sirup', dokumen: [dokumen_id] }),
      buyer.call('perusahaan/dokumen/hapus', { company_id, dokumen_id }),
    ])
    await world.runJobs()

    expect(removed.ok, removed.text).toBe(true)
    if (!requested.ok) {
      expect(requested.refusal?.code).toBe('document_not_found')
      continue
    }
    const { langganan_id } = requested.data
    const file = await seller.send('pusat-seller/langganan/dokumen', { langganan_id, dokumen_id })
    expect(file.text).toBe(aPdf.content.toString())
  }
})
