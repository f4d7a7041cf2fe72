-- What the home page says of a category is written by administrators [ADM-4]; names and ids are fixed (decision 0067)
alter table categories
  add column text text not null default '' check (char_length(text) <= 120),
  add column revision integer not null default 0;
update categories set text = said.text from (values
  (1, 'Bahan aktif, eksipien, pelarut, dan vitamin untuk industri farmasi.'),
  (2, 'Pemanis, pengatur keasaman, pengental, dan perisa pangan.'),
  (3, 'Surfaktan, emolien, pengawet, dan bahan aktif perawatan.'),
  (6, 'Ekstrak, minyak atsiri, rempah, dan serbuk tanaman.')) said (id, text)
where said.id = categories.id;
alter table categories alter column text drop default;
