-- What the tables of the areas stand on: extensions, triggers that several of them have, and partitions.
--
-- Of every area: ids are made by the database, times by the application, so that all of a row are of one clock. A company takes
-- its data along and is closed, a person's is told and erased (OPS-5), so each table has an index by which it is found so, unless
-- another one leads there (test/found-by-index.api.test.ts). Such an index is of all states: where these are given to a
-- statement instead of written in it, the planner does not know that an index of some of them has what is asked for.

-- Likeness of words, letters without accents, and equality beside ranges in an exclusion
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gist;

-- What is only appended to: no row of it is changed or deleted.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only appended to', tg_table_name;
end $$;

-- Visitors' pages are kept by each node until something that visitors see has changed (decision 0024). Triggers say so,
-- because forms, imports, jobs and availability, itself set by a trigger, all write these tables, and a forgotten
-- announcement would show what is no longer so. Rows that stay as they are announce nothing; a transaction announces once.
create function announce_catalogue() returns trigger language plpgsql as $$
begin
  perform pg_notify('sentra_live', '{"topics":[],"change":{"name":"catalogue"}}');
  return null;
end $$;

-- What grows without end lies in partitions by time, of which old ones go or rest as a whole (OPS-1, OPS-3; decision 0098). They
-- lie apart from their tables, by whose names alone they are asked.
create schema if not exists partitions;

-- The least id that uuidv7() can give at an instant
create function first_id_at(at timestamptz) returns uuid
language sql immutable strict parallel safe
return (lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid;

-- What is only appended to is so by its own name alone: triggers for statements see those that name their table.
create function guard_partition(parent text, name text) returns void language plpgsql as $$
begin
  if exists (select from pg_trigger where tgrelid = format('public.%I', parent)::regclass and tgfoid = 'refuse_change'::regproc)
  then
    execute format('create trigger kept before insert or update or delete or truncate on partitions.%I
      for each statement execute function refuse_change()', name);
  end if;
end $$;

-- Adds the partition for what is from `since` (null: whatever is older) and before `until`.
create function add_partition(parent text, suffix text, since timestamptz, until timestamptz) returns void
language plpgsql as $$
declare
  name text := parent || '_' || suffix;
  -- ids tell the time as well
  by_id boolean := (
    select a.atttypid = 'uuid'::regtype from pg_partitioned_table p
    join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0]
    where p.partrelid = format('public.%I', parent)::regclass);
  lower_bound text := case when since is null then 'minvalue'
    else quote_literal(case when by_id then first_id_at(since)::text else since::text end) end;
  upper_bound text := quote_literal(case when by_id then first_id_at(until)::text else until::text end);
begin
  -- attached once it is made: whoever reads or writes the others by name or by time goes on meanwhile
  execute format('create table partitions.%I (like public.%I including defaults including constraints)', name, parent);
  execute format('alter table public.%I attach partition partitions.%I for values from (%s) to (%s)',
    parent, name, lower_bound, upper_bound);
  perform guard_partition(parent, name);
end $$;

-- Adds the partition for a clock that is wrong: for whatever no other one is for.
create function add_stray_partition(parent text) returns void language plpgsql as $$
begin
  execute format('create table partitions.%I partition of public.%I default', parent || '_stray', parent);
  perform guard_partition(parent, parent || '_stray');
end $$;

-- Begins a table that lies in partitions: one for whatever is older than its next period, one for a clock that is wrong.
create function begin_partitions(parent text, unit text) returns void language plpgsql as $$
begin
  perform add_partition(parent, 'first', null,
    (date_trunc(unit, now() at time zone 'Asia/Jakarta') + ('1 ' || unit)::interval) at time zone 'Asia/Jakarta');
  perform add_stray_partition(parent);
end $$;

-- Deletes what would be deleted with the rows of a partition, which then can go.
create function clear_keys_to_partition(parent text, suffix text) returns void language plpgsql as $$
declare
  one record;
begin
  for one in
    select c.conrelid::regclass as owner, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.confrelid = format('public.%I', parent)::regclass and c.contype = 'f' and c.conparentid = 0
      and c.confdeltype = 'c' and cardinality(c.conkey) = 1
  loop
    execute format('delete from %s where %I in (select id from partitions.%I)',
      one.owner, one.column, parent || '_' || suffix);
  end loop;
end $$;

-- Lets go of a partition with all of its rows.
create function drop_partition(parent text, suffix text) returns void language plpgsql as $$
begin
  execute format('alter table public.%I detach partition partitions.%I', parent, parent || '_' || suffix);
  execute format('drop table partitions.%I', parent || '_' || suffix);
end $$;

-- Counters of the rate limits; losing them in a crash is harmless
create unlogged table rate_limits (
  key text primary key,
  hits integer not null,
  resets_at timestamptz not null
);
create index rate_limits_resets on rate_limits (resets_at);

-- Where in the log ends what a person wrote last. Losing it in a crash is harmless: every process takes up a position anew
-- then. Without a foreign key, which would write to the log at each.
create unlogged table write_positions (
  user_id uuid primary key,
  position pg_lsn not null
);
