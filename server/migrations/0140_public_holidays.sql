-- Why: deadlines in working days leave out the days on which the whole country does not work (ADM-2).
create table public_holidays (
  day date primary key,
  name text not null check (name = trim(name) and length(name) between 1 and 80),
  kind text not null check (kind in ('national', 'joint'))
);

-- 2026 by the joint decree of three ministers; of later years those whose date no decree moves
insert into public_holidays (day, name, kind) values
('2026-01-01', 'Tahun Baru Masehi', 'national'),
('2026-01-16', 'Isra Mikraj Nabi Muhammad', 'national'),
('2026-02-16', 'Cuti bersama Tahun Baru Imlek', 'joint'),
('2026-02-17', 'Tahun Baru Imlek', 'national'),
('2026-03-18', 'Cuti bersama Hari Suci Nyepi', 'joint'),
('2026-03-19', 'Hari Suci Nyepi', 'national'),
('2026-03-20', 'Cuti bersama Idulfitri', 'joint'),
('2026-03-21', 'Idulfitri', 'national'),
('2026-03-22', 'Idulfitri', 'national'),
('2026-03-23', 'Cuti bersama Idulfitri', 'joint'),
('2026-03-24', 'Cuti bersama Idulfitri', 'joint'),
('2026-04-03', 'Wafat Yesus Kristus', 'national'),
('2026-04-05', 'Kebangkitan Yesus Kristus (Paskah)', 'national'),
('2026-05-01', 'Hari Buruh Internasional', 'national'),
('2026-05-14', 'Kenaikan Yesus Kristus', 'national'),
('2026-05-15', 'Cuti bersama Kenaikan Yesus Kristus', 'joint'),
('2026-05-27', 'Iduladha', 'national'),
('2026-05-28', 'Cuti bersama Iduladha', 'joint'),
('2026-05-31', 'Hari Raya Waisak', 'national'),
('2026-06-01', 'Hari Lahir Pancasila', 'national'),
('2026-06-16', 'Tahun Baru Islam', 'national'),
('2026-08-17', 'Hari Kemerdekaan', 'national'),
('2026-08-25', 'Maulid Nabi Muhammad', 'national'),
('2026-12-24', 'Cuti bersama Natal', 'joint'),
('2026-12-25', 'Hari Raya Natal', 'national'),
('2027-01-01', 'Tahun Baru Masehi', 'national'),
('2027-05-01', 'Hari Buruh Internasional', 'national'),
('2027-06-01', 'Hari Lahir Pancasila', 'national'),
('2027-08-17', 'Hari Kemerdekaan', 'national'),
('2027-12-25', 'Hari Raya Natal', 'national');
