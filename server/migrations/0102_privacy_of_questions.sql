-- Why: the policy says what is kept of questions to the platform, and how long. A version that people have agreed to is
-- never changed: this is the one before it with one more paragraph.
insert into page_versions (page, version, valid_from, title, body)
select page, '2026-11-25', '2026-11-25', title, replace(body,
  '## Yang tersimpan di browser Anda',
  'Pertanyaan yang Anda kirim lewat formulir di bagian bawah halaman: nama, tipe bisnis, alamat e-mail bila Anda mengisinya, dan jawaban kami. Hanya administrator kami yang membacanya, dan semuanya dihapus setelah 180 hari.

## Yang tersimpan di browser Anda')
from page_versions where page = 'privacy' order by valid_from desc limit 1;
