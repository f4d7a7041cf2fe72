import { expect, it } from 'vitest'
import { parseCompanies, parseMaterials, readDemoSources } from './read-materials.ts'

it('reads lists at semicolons but keeps the clauses of a hazard together', () => {
  const ibuprofen = readDemoSources().materials.find((material) => material.id === 'ibuprofen')

  expect(ibuprofen).toMatchObject({
    origins: ['Tiongkok', 'India', 'Amerika Serikat'],
    hazard: 'Berbahaya jika tertelan; Menyebabkan iritasi mata dan kulit',
    priceLow: 180000,
    halalCritical: false,
  })
})

it('names the line that cannot be read', () => {
  expect(() => parseMaterials('material_id,category\ngaram,satu\n')).toThrow("Line 2: 'category' is no whole number")
})

it('refuses a seller of an unknown type', () => {
  const header =
    'kind,name,username,city,province,address,business_type,npwp,phone,about_id,seller_type,exchange_rate_idr_per_usd,etalase'

  expect(() =>
    parseCompanies(`${header}\nseller,PT A,pt-a,Kota,Provinsi,Jalan,1,0999,+62,Tentang,grosir,16000,Obat\n`),
  ).toThrow("unknown seller type 'grosir'")
})
