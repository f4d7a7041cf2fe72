/** 'Tentang kami', one entry per paragraph. */
export const aboutText: readonly string[] = [
  'Kami adalah distributor bahan baku yang berdiri pada tahun 2007. Berawal dari gudang kecil yang memasok bahan aktif obat dan eksipien, kami tumbuh bersama pelanggan dari industri farmasi, makanan dan minuman, kosmetik dan perlengkapan mandi, hingga pengolah bahan alami.',
  'Pada tahun 2020 kami meluncurkan platform perdagangan elektronik agar pembeli dapat mencari bahan, membandingkan pemasok, meminta dokumen mutu dan menegosiasikan harga dalam satu tempat. Distributor, importir dan produsen kini dapat membuka etalase sendiri di platform ini.',
  'Kami percaya pembelian bahan baku yang baik dimulai dari informasi yang benar: nama bahan yang tepat, nomor CAS, grade, dan pabrik asal. Karena itu setiap produk di katalog kami ditulis dengan data yang dapat diperiksa, dan CoA atau lembar data keselamatan yang belum ada dapat diminta ke seller.',
  'Tim kami terdiri dari tenaga penjualan, apoteker, ahli pangan dan petugas mutu yang siap membantu dari pemilihan bahan sampai pengiriman ke seluruh Indonesia.',
]
