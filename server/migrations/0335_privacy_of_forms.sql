-- Why: the policy named only some of the forms that a browser keeps until they are sent (OPS-5; decision 0026). Where the
-- newest version is an administrator's own and does not say it so, that stands.
insert into page_versions (page, version, valid_from, title, body)
select page, '2026-11-28', '2026-11-28', title, replace(body, kept.before, kept.after)
from (
  select * from page_versions where page = 'privacy' and valid_from < '2026-11-28' order by valid_from desc limit 1
) as newest,
(values (
  'Formulir yang belum selesai (pendaftaran, alamat, checkout, nego, dan produk) disimpan di tab itu',
  'Formulir yang belum selesai (pendaftaran, alamat, checkout, pesan cepat, nego, produk, artikel, profil dan pengiriman toko, serta pertanyaan lewat formulir kontak) disimpan di tab itu'
)) as kept (before, after)
where strpos(body, kept.before) > 0
on conflict do nothing;
