import type { Role } from '#domain/companies/permissions.ts'

/** The company that runs the marketplace. */
export const platformUsername = 'sentra-bahan'

/** An account to try out (domain/accounts/demo-account.ts shows them) and its companies, the first used at sign-in. */
export interface DemoPerson {
  email: string
  name: string
  phone: string
  memberships: readonly { company: string; role: Role }[]
}

export const sellerOfPenjual = 'nirwasita-farmaka-cipta'
export const buyerOfPembeli = 'husadamaya-karya-farma'

export const demoPeople: readonly DemoPerson[] = [
  {
    email: 'pembeli@contoh.id',
    name: 'Pembeli Contoh',
    phone: '+62 811-0000-0901',
    memberships: [{ company: buyerOfPembeli, role: 'owner' }],
  },
  {
    email: 'pembeli2@contoh.id',
    name: 'Pembelian Contoh',
    phone: '+62 811-0000-0902',
    memberships: [
      { company: 'segarnia-minuman-abadi', role: 'purchaser' },
      { company: 'ayudewi-rupa-kosmetika', role: 'approver' },
    ],
  },
  {
    email: 'penjual@contoh.id',
    name: 'Penjual Contoh',
    phone: '+62 811-0000-0903',
    memberships: [{ company: sellerOfPenjual, role: 'owner' }],
  },
  {
    email: 'sales@contoh.id',
    name: 'Sales Contoh',
    phone: '+62 811-0000-0904',
    memberships: [{ company: sellerOfPenjual, role: 'sales' }],
  },
  {
    email: 'admin@contoh.id',
    name: 'Administrator Contoh',
    phone: '+62 811-0000-0905',
    memberships: [{ company: platformUsername, role: 'administrator' }],
  },
]

/** Their colleagues, not shown on /masuk; they sign in with the same password. */
export const colleagues: readonly DemoPerson[] = [
  {
    email: 'rina@contoh.id',
    name: 'Rina Pembelian',
    phone: '+62 811-0000-0906',
    memberships: [{ company: buyerOfPembeli, role: 'purchaser' }],
  },
  {
    email: 'dimas@contoh.id',
    name: 'Dimas Pengadaan',
    phone: '+62 811-0000-0907',
    memberships: [{ company: 'ayudewi-rupa-kosmetika', role: 'purchaser' }],
  },
  {
    email: 'sekar@contoh.id',
    name: 'Sekar Penyetuju',
    phone: '+62 811-0000-0908',
    memberships: [{ company: 'segarnia-minuman-abadi', role: 'approver' }],
  },
  {
    email: 'gudang@contoh.id',
    name: 'Gudang Contoh',
    phone: '+62 811-0000-0909',
    memberships: [{ company: sellerOfPenjual, role: 'warehouse' }],
  },
]

export interface DemoSubscription {
  buyer: string
  seller: string
  priceLevel: 1 | 2 | 3
  payments: readonly string[]
  /** Credit limit in Rupiah; none if absent. */
  creditLimit?: string | null
  /** Payment types that were active once and are switched off. */
  inactivePayments?: readonly string[]
}

/**
 * Where pembeli@ buys: seven sellers of all four categories, whose products are on the first pages beside others
 * without a visible price; and one whose price it sees but from which it cannot order, for want of a payment type
 * [ROLE-5].
 */
export const subscriptionsOfPembeli: readonly DemoSubscription[] = [
  {
    buyer: buyerOfPembeli,
    seller: sellerOfPenjual,
    priceLevel: 2,
    payments: ['transfer', 'tempo-30'],
    creditLimit: '75000000',
  },
  { buyer: buyerOfPembeli, seller: 'arkadipa-molekul-persada', priceLevel: 1, payments: ['transfer', 'tempo-30'] },
  {
    buyer: buyerOfPembeli,
    seller: 'samirana-eksipien-nusa',
    priceLevel: 1,
    payments: ['transfer', 'cod', 'tempo-14'],
    creditLimit: '25000000',
  },
  { buyer: buyerOfPembeli, seller: 'rasakarsa-pangan-sejati', priceLevel: 1, payments: ['transfer', 'tempo-30'] },
  { buyer: buyerOfPembeli, seller: 'kanigara-rasa-utama', priceLevel: 1, payments: ['transfer', 'tempo-30'] },
  { buyer: buyerOfPembeli, seller: 'alindra-kosmetika-bahan', priceLevel: 3, payments: ['transfer', 'tempo-45'] },
  { buyer: buyerOfPembeli, seller: 'wanasari-atsiri-lestari', priceLevel: 1, payments: ['transfer'] },
  {
    buyer: buyerOfPembeli,
    seller: 'citrabumi-aditif-pangan',
    priceLevel: 1,
    payments: [],
    inactivePayments: ['tempo-30'],
  },
]
