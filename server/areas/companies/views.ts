import type { Address, AddressBody } from '#domain/companies/contract-addresses.ts'
import type { CompanyAddress, DeliveryAddress } from './queries.ts'

export function addressView({ id, isDefault, ...delivery }: CompanyAddress): Address {
  return { alamat_id: id, ...deliveryView(delivery), utama: isDefault }
}

/** The address without its place in the company's list, as an order keeps it. */
export function deliveryView(address: DeliveryAddress): Omit<Address, 'alamat_id' | 'utama'> {
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
