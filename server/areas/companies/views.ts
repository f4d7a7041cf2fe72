import type { CompanyBody, CompanyDetail } from '#domain/companies/contract.ts'
import type { Address, AddressBody } from '#domain/companies/contract-addresses.ts'
import type { CompanyAddress, DeliveryAddress } from './queries.ts'
import type { CompanyChange, CompanyProfile } from './queries-profile.ts'

export function addressView({ id, isDefault, ...delivery }: CompanyAddress): Address {
  return { alamat_id: id, ...deliveryView(delivery), utama: isDefault }
}

function deliveryView(address: DeliveryAddress): Omit<Address, 'alamat_id' | 'utama'> {
  return {
    label: address.label,
    penerima: address.recipient,
    telepon: address.phone,
    alamat: address.street,
    kota: address.city,
    provinsi: address.province,
    kode_pos: address.postalCode,
  }
}

export function readAddress(body: AddressBody): DeliveryAddress {
  return {
    label: body.label,
    recipient: body.penerima,
    phone: body.telepon,
    street: body.alamat,
    city: body.kota,
    province: body.provinsi,
    postalCode: body.kode_pos,
  }
}

export function companyView(company: CompanyProfile): CompanyDetail {
  return {
    company_id: company.id,
    nama: company.name,
    username: company.username,
    jenis: company.kind,
    npwp: company.npwp,
    nib: company.nib,
    tipe_bisnis: company.businessType,
    tipe_bisnis_lain: company.otherBusiness,
    telepon: company.phone,
    alamat: company.address,
    kota: company.city,
    provinsi: company.province,
  }
}

export function readCompany(body: CompanyBody): CompanyChange {
  return {
    name: body.nama,
    npwp: body.npwp,
    nib: body.nib,
    businessType: body.tipe_bisnis,
    otherBusiness: body.tipe_bisnis_lain || null,
    phone: body.telepon,
    address: body.alamat,
    city: body.kota,
    province: body.provinsi,
  }
}
