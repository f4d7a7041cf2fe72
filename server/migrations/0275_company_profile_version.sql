-- Why: of two owners who saw the same data of their company the later is told, and writes nothing of the other's back
-- (REG-3, ADM-2).
alter table companies add column profile_version integer not null default 1;
