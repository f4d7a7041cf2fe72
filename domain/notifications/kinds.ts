import type { Permission } from '#domain/companies/permissions.ts'

/** Channels of notifications: the app itself, the browser's push, e-mail. */
export const channels = ['app', 'push', 'email'] as const

export type Channel = (typeof channels)[number]

interface NoticeStep {
  /** The event in a few words, without price and product, since push and mail show it outside the application. */
  title: string
  /** Whether a mail about it may wait for the next day's summary. */
  waits: boolean
  /** The kind of its push message, if not its own: 'approve' reloads the cart [CART-6]. */
  push?: 'approve'
  /** Members with any of these permissions are notified, where that is fewer than for its kind [ROLE-10]. */
  readers?: readonly Permission[]
}

export interface NoticeKind {
  /** As filters and preferences call it. */
  label: string
  /** What the notification is about. */
  about: string
  /** Members with any of these permissions are notified [ROLE-10]. */
  readers: readonly Permission[]
  /** The channels until the user chooses otherwise. */
  defaults: Readonly<Record<Channel, boolean>>
  /** Channels that cannot be switched off: a hijacked sign-in would switch them off first. */
  always?: readonly Channel[]
  steps: Readonly<Record<string, NoticeStep>>
}

const everywhere = { app: true, push: true, email: true } as const

const quietly = { app: true, push: false, email: true } as const

/**
 * The only list of what companies are notified of: lists, push messages, mails and preferences read it [HEAD-8,
 * PUSH-2]. The sentence and the page of each event come from the area that announces it.
 */
export const kinds = {
  nego: {
    label: 'Negosiasi',
    about: 'Penawaran, jawaban, dan nego yang berakhir',
    readers: ['nego.read', 'sales-nego.read'],
    defaults: everywhere,
    steps: {
      submit: { title: 'Nego baru', waits: false },
      settle: { title: 'Harga kesepakatan ditetapkan', waits: false },
      change: { title: 'Penawaran nego diubah', waits: false },
      counter: { title: 'Penawaran balik', waits: false },
      agree: { title: 'Harga nego disetujui', waits: false, push: 'approve' },
      decline: { title: 'Penawaran nego ditolak', waits: false },
      withdraw: { title: 'Nego ditarik', waits: true },
      askInfo: { title: 'Info tambahan diminta untuk nego', waits: false },
      answerInfo: { title: 'Permintaan info nego dijawab', waits: false },
      finish: { title: 'Nego selesai', waits: true },
      cancel: { title: 'Nego dibatalkan', waits: true },
      expire: { title: 'Nego kedaluwarsa', waits: true },
      end: { title: 'Nego diakhiri', waits: true },
      replace: { title: 'Harga kesepakatan diganti', waits: true },
    },
  },
  order: {
    label: 'Pesanan',
    about: 'Pesanan baru dan langkah-langkahnya sampai selesai',
    readers: ['order.read', 'sales.read'],
    defaults: everywhere,
    steps: {
      place: { title: 'Pesanan baru', waits: false },
      remind: { title: 'Pesanan menunggu konfirmasi Anda', waits: false },
      confirm: { title: 'Pesanan dikonfirmasi', waits: true },
      ship: { title: 'Pesanan dikirim', waits: false },
      shipPart: { title: 'Sebagian pesanan dikirim', waits: false },
      ready: { title: 'Pesanan siap diambil', waits: false },
      readyPart: { title: 'Sebagian pesanan siap diambil', waits: false },
      unship: { title: 'Kiriman pesanan dibatalkan', waits: false },
      receivePart: { title: 'Sebagian pesanan diterima', waits: true },
      short: { title: 'Barang diterima kurang dari yang dikirim', waits: false },
      reduce: { title: 'Sebagian pesanan dibatalkan', waits: false },
      movePickup: { title: 'Tempat pengambilan berubah', waits: false },
      pay: { title: 'Pelunasan dicatat', waits: true },
      payPart: { title: 'Pembayaran sebagian dicatat', waits: true },
      unpay: { title: 'Catatan pembayaran dibatalkan', waits: false },
      writeOff: { title: 'Sisa tagihan dihapusbukukan', waits: true },
      prove: { title: 'Bukti pembayaran menunggu', waits: false, readers: ['payments.read'] },
      declineProof: { title: 'Bukti pembayaran ditolak', waits: false },
      askCancel: { title: 'Pembatalan pesanan diminta', waits: false },
      refuseCancel: { title: 'Permintaan pembatalan ditolak', waits: false },
      payByAccount: {
        title: 'Pembayaran virtual account masuk',
        waits: true,
        readers: ['order.read', 'payments.read'],
      },
      creditNote: { title: 'Nota kredit diterbitkan', waits: false },
      taxInvoice: { title: 'Faktur pajak terpasang', waits: true },
      complete: { title: 'Pesanan selesai', waits: true },
      fetched: { title: 'Pesanan sudah diambil', waits: true },
      cancel: { title: 'Pesanan dibatalkan', waits: false },
      lapse: { title: 'Pesanan dibatalkan otomatis', waits: false },
      approved: { title: 'Pesanan Anda disetujui', waits: true },
      refused: { title: 'Pesanan Anda ditolak', waits: false },
    },
  },
  bill: {
    label: 'Tagihan',
    about: 'Tagihan yang segera atau sudah lewat jatuh tempo',
    readers: ['order.read'],
    defaults: everywhere,
    steps: {
      soon: { title: 'Tagihan segera jatuh tempo', waits: true },
      late: { title: 'Tagihan lewat jatuh tempo', waits: false },
    },
  },
  claim: {
    label: 'Klaim',
    about: 'Klaim barang kurang, rusak, atau tidak sesuai, dan jawabannya',
    readers: ['order.read', 'sales.read'],
    defaults: everywhere,
    steps: {
      submit: { title: 'Klaim baru', waits: false },
      contest: { title: 'Penolakan klaim dibantah', waits: false },
      withdraw: { title: 'Klaim ditarik', waits: true },
      acceptRefusal: { title: 'Penolakan klaim diterima', waits: true },
      replace: { title: 'Klaim dijawab dengan pengganti', waits: false },
      refuse: { title: 'Klaim ditolak', waits: false },
      sendReplacement: { title: 'Pengganti dikirim', waits: false },
      arrive: { title: 'Pengganti diterima', waits: true },
      takeBack: { title: 'Barang klaim sudah kembali', waits: true },
      remind: { title: 'Klaim menunggu jawaban Anda', waits: false },
      uncontested: { title: 'Klaim ditutup otomatis', waits: true },
      presumed: { title: 'Pengganti dianggap diterima', waits: false },
      contestable: { title: 'Batas membantah segera berakhir', waits: false },
      confirmable: { title: 'Konfirmasi pengganti Anda', waits: false },
      claimable: { title: 'Batas klaim segera berakhir', waits: false },
    },
  },
  approval: {
    label: 'Persetujuan pesanan',
    about: 'Pesanan rekan yang menunggu persetujuan Anda',
    readers: ['order.approve'],
    defaults: everywhere,
    steps: {
      place: { title: 'Persetujuan diminta', waits: false },
      cancel: { title: 'Permintaan persetujuan dibatalkan', waits: true },
    },
  },
  subscription: {
    label: 'Langganan',
    about: 'Pengajuan, jawaban, dan perubahan langganan',
    readers: ['subscription.read', 'customers.read'],
    defaults: everywhere,
    steps: {
      ask: { title: 'Langganan diajukan', waits: false },
      answer: { title: 'Permintaan dokumen dijawab', waits: false },
      withdraw: { title: 'Pengajuan langganan ditarik', waits: true },
      askPayment: { title: 'Tipe pembayaran diminta', waits: false },
      letIn: { title: 'Pelanggan baru lewat penerimaan otomatis', waits: true },
      close: { title: 'Langganan berakhir', waits: true },
      approve: { title: 'Langganan disetujui', waits: false },
      askDocuments: { title: 'Dokumen diminta untuk langganan', waits: false },
      decline: { title: 'Pengajuan langganan ditolak', waits: false },
      suspend: { title: 'Langganan ditangguhkan', waits: false },
      reactivate: { title: 'Langganan diaktifkan kembali', waits: false },
      end: { title: 'Langganan diakhiri', waits: false },
      closeShop: { title: 'Toko ditutup, langganan berakhir', waits: false },
      changeTerms: { title: 'Ketentuan langganan diubah', waits: true },
      askGrant: { title: 'Ketentuan langganan menunggu pemilik', waits: false },
      approveGrant: { title: 'Ketentuan langganan disetujui pemilik', waits: false },
      refuseGrant: { title: 'Ketentuan langganan ditolak pemilik', waits: false },
    },
  },
  chat: {
    label: 'Chat',
    about: 'Pesan baru saat Anda tidak membuka chat',
    readers: ['chat.read'],
    defaults: everywhere,
    // in the app a room shows itself what is new; mails gather them in the summary
    steps: { message: { title: 'Pesan baru', waits: true } },
  },
  stock: {
    label: 'Stok',
    about: 'Produk yang Anda tunggu tersedia lagi',
    readers: ['cart.change'],
    defaults: everywhere,
    steps: { back: { title: 'Stok tersedia lagi', waits: false } },
  },
  list: {
    label: 'Daftar belanja',
    about: 'Draf pesanan bulanan yang menunggu untuk dipesan',
    readers: ['cart.change'],
    defaults: everywhere,
    steps: { draft: { title: 'Draf pesanan siap', waits: false } },
  },
  price: {
    label: 'Harga',
    about: 'Harga produk di keranjang Anda yang berubah',
    readers: ['cart.change'],
    defaults: quietly,
    steps: { change: { title: 'Harga di keranjang berubah', waits: true } },
  },
  discount: {
    label: 'Diskon sales',
    about: 'Harga di luar wewenang sales yang menunggu pemilik, dan jawabannya',
    readers: ['customers.read'],
    defaults: everywhere,
    steps: {
      ask: { title: 'Harga menunggu persetujuan pemilik', waits: false },
      approve: { title: 'Harga disetujui pemilik', waits: false },
      refuse: { title: 'Harga ditolak pemilik', waits: false },
    },
  },
  document: {
    label: 'Dokumen produk',
    about: 'Dokumen yang diminta, jawabannya, dan yang segera berakhir',
    readers: ['documents.ask', 'documents.manage'],
    defaults: everywhere,
    steps: {
      ask: { title: 'Dokumen produk diminta', waits: false },
      withdraw: { title: 'Permintaan dokumen ditarik', waits: true },
      answer: { title: 'Dokumen produk dibuka', waits: true },
      decline: { title: 'Permintaan dokumen ditolak', waits: true },
      expire: { title: 'Dokumen produk segera berakhir', waits: true },
      expireBought: { title: 'Dokumen barang yang dibeli segera berakhir', waits: true },
    },
  },
  material: {
    label: 'Usul bahan',
    about: 'Jawaban atas bahan yang Anda usulkan',
    readers: ['products.change'],
    defaults: quietly,
    steps: {
      accepted: { title: 'Usul bahan diterima', waits: true },
      merged: { title: 'Usul bahan digabung', waits: true },
      declined: { title: 'Usul bahan ditolak', waits: true },
    },
  },
  application: {
    label: 'Pendaftaran seller',
    about: 'Langkah pendaftaran seller dan keadaan toko',
    readers: ['seller.apply', 'company.change'],
    defaults: everywhere,
    steps: {
      submit: { title: 'Pendaftaran seller diterima', waits: false },
      approve: { title: 'Pendaftaran seller disetujui', waits: false },
      correct: { title: 'Pendaftaran seller perlu diperbaiki', waits: false },
      refuse: { title: 'Pendaftaran seller ditolak', waits: false },
      suspend: { title: 'Toko ditangguhkan', waits: false },
      reopen: { title: 'Toko dibuka kembali', waits: false },
      verify: { title: 'Perusahaan menunggu diperiksa', waits: false },
    },
  },
  account: {
    label: 'Rekening toko',
    about: 'Rekening yang diajukan, diperiksa, dan berlaku',
    readers: ['bank.read', 'companies.verify'],
    defaults: everywhere,
    always: ['app', 'email'],
    steps: {
      propose: { title: 'Rekening toko diajukan', waits: false },
      check: { title: 'Rekening toko diperiksa', waits: false },
      confirm: { title: 'Rekening toko berlaku', waits: false },
      refuse: { title: 'Rekening toko ditolak', waits: false },
      withdraw: { title: 'Pengajuan rekening ditarik', waits: false },
      first: { title: 'Rekening menunggu diperiksa', waits: false },
      second: { title: 'Rekening menunggu konfirmasi', waits: false },
    },
  },
  company: {
    label: 'Perusahaan',
    about: 'Pemeriksaan dan penangguhan perusahaan Anda, atau pelanggan Anda',
    readers: ['company.change', 'order.read', 'customers.read'],
    defaults: everywhere,
    steps: {
      check: { title: 'Perusahaan menunggu diperiksa', waits: true },
      verify: { title: 'Perusahaan terverifikasi', waits: true },
      correct: { title: 'Data perusahaan perlu diperbaiki', waits: false },
      suspend: { title: 'Perusahaan ditangguhkan', waits: false },
      reopen: { title: 'Perusahaan dibuka kembali', waits: false },
      ask: { title: 'Nama atau nomor seller menunggu diperiksa', waits: true },
      accept: { title: 'Nama atau nomor baru berlaku', waits: false },
      decline: { title: 'Perubahan nama atau nomor ditolak', waits: false },
      customerSuspended: { title: 'Pelanggan ditangguhkan', waits: false },
      customerReopened: { title: 'Pelanggan dibuka kembali', waits: true },
      lateMoney: { title: 'Uang masuk untuk perusahaan yang sudah ditutup', waits: false },
    },
  },
  product: {
    label: 'Peninjauan produk',
    about: 'Produk yang diturunkan dari penjualan, atau menunggu ditinjau',
    readers: ['products.change', 'products.oversee'],
    defaults: everywhere,
    steps: {
      ban: { title: 'Produk diturunkan dari penjualan', waits: false },
      keep: { title: 'Produk belum dapat dijual lagi', waits: false },
      lift: { title: 'Produk tidak lagi diturunkan', waits: false },
      complaint: { title: 'Produk dilaporkan', waits: true },
      ask: { title: 'Produk menunggu ditinjau lagi', waits: true },
    },
  },
  import: {
    label: 'Impor',
    about: 'Hasil impor yang dijadwalkan',
    readers: ['products.change'],
    defaults: everywhere,
    steps: {
      apply: { title: 'Impor terjadwal diterapkan', waits: true },
      partly: { title: 'Sebagian impor terjadwal tidak diterapkan', waits: false },
      fail: { title: 'Impor terjadwal gagal', waits: false },
    },
  },
  complaint: {
    label: 'Laporan Anda',
    about: 'Apa yang terjadi dengan produk yang Anda laporkan',
    readers: ['order.read', 'sales.read', 'products.oversee'],
    defaults: quietly,
    steps: {
      dismissed: { title: 'Laporan Anda sudah ditinjau', waits: true },
      upheld: { title: 'Laporan Anda ditindaklanjuti', waits: true },
    },
  },
} as const satisfies Record<string, NoticeKind>

export type Kind = keyof typeof kinds

export const kindNames = Object.keys(kinds) as [Kind, ...Kind[]]

// an object has its keys

/** A kind with one of its own steps: another does not compile. */
export type NoticeEvent = { [K in Kind]: { kind: K; step: keyof (typeof kinds)[K]['steps'] } }[Kind]
