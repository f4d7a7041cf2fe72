-- Why: the answer about cancelling knows that a buyer can ask for it (CONTENT-1; decision 0083). What an administrator has
-- written stays: the sentence is replaced where the entry stands as it came.
update faq_entries
set
  answer = replace(answer, 'Sesudah itu hanya seller yang dapat membatalkannya; hubungi seller.',
    'Sesudah seller mengonfirmasi, tekan Minta pembatalan di sana dan tuliskan alasannya: bila seller menyetujui, yang belum dikirim dibatalkan.'),
  revision = revision + 1
where anchor = 'pembatalan' and revision = 0
  and strpos(answer, 'Sesudah itu hanya seller yang dapat membatalkannya; hubungi seller.') > 0;
