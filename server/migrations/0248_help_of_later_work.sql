-- Why: answers of the help know virtual accounts, claims and planned imports (CONTENT-1; decision 0085). What an
-- administrator has written stays: a sentence is replaced where the entry stands as it came.
with corrected (anchor, sentence, corrected) as (values
('tagihan', 'Seller mencatat pembayaran setelah menerimanya.',
  'Seller mencatat pembayaran setelah menerimanya. Bila tersedia, Anda juga dapat membayar dengan virtual account, untuk satu atau beberapa pesanan pada seller yang sama: pembayarannya tercatat sendiri, tanpa mengirim bukti.'),
('penerimaan', 'Bila kurang, isi jumlah yang benar-benar diterima dan tuliskan alasannya.',
  'Bila kurang, isi jumlah yang benar-benar diterima dan tuliskan alasannya. Yang kurang, rusak, atau tidak sesuai spesifikasi diklaim dari sana dalam batas waktunya. Seller menjawab dengan pengganti, nota kredit, atau penolakan beserta alasannya.'),
('impor', 'Setelah Anda menekan Terapkan, semua yang cocok diterapkan sekaligus, dan dapat dibatalkan selama satu hari.',
  'Setelah Anda menekan Terapkan, semua yang cocok diterapkan sekaligus, atau mulai tanggal dan jam yang Anda jadwalkan, dan dapat dibatalkan selama satu hari. Hasil impor terjadwal diberitahukan lewat lonceng.'))
update faq_entries e
set answer = replace(e.answer, c.sentence, c.corrected), revision = e.revision + 1
from corrected c
where e.anchor = c.anchor and e.revision = 0 and strpos(e.answer, c.sentence) > 0;
