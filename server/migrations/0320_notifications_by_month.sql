-- Why: what grows without end lies in parts by time, of which old ones go or rest as a whole (OPS-1, OPS-3; decision 0098).

-- Partitions lie apart from the tables that they are parts of, by whose names alone they are asked.
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

-- Adds the part for what is from `since` (null: whatever is older) and before `until`.
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
  -- attached once it is made: whoever reads or writes the other parts by name or by time goes on meanwhile
  execute format('create table partitions.%I (like public.%I including defaults including constraints)', name, parent);
  execute format('alter table public.%I attach partition partitions.%I for values from (%s) to (%s)',
    parent, name, lower_bound, upper_bound);
  perform guard_partition(parent, name);
end $$;

-- Adds the part for a clock that is wrong: for whatever no other part is for.
create function add_stray_partition(parent text) returns void language plpgsql as $$
begin
  execute format('create table partitions.%I partition of public.%I default', parent || '_stray', parent);
  perform guard_partition(parent, parent || '_stray');
end $$;

-- Deletes what would be deleted with the rows of a part, which then can go.
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

create function drop_partition(parent text, suffix text) returns void language plpgsql as $$
begin
  execute format('alter table public.%I detach partition partitions.%I', parent, parent || '_' || suffix);
  execute format('drop table partitions.%I', parent || '_' || suffix);
end $$;

-- Makes a table the first part of one of its name: no row is copied. Its triggers and the keys that lead to it are taken
-- away before, and given again afterwards.
create function lie_in_partitions(parent text, key text, primary_key text, unit text) returns void language plpgsql as $$
declare
  first text := parent || '_first';
  old regclass;
  until timestamptz :=
    (date_trunc(unit, now() at time zone 'Asia/Jakarta') + ('1 ' || unit)::interval) at time zone 'Asia/Jakarta';
  numbered text := (select attname from pg_attribute
    where attrelid = format('public.%I', parent)::regclass and attidentity <> '');
  next_number bigint;
  one record;
begin
  if numbered is not null then
    execute format('select coalesce(max(%I), 0) + 1 from public.%I', numbered, parent) into next_number;
    execute format('alter table public.%I alter column %I drop identity', parent, numbered);
  end if;
  execute format('alter table public.%I rename to %I', parent, first);
  execute format('alter table public.%I set schema partitions', first);
  old := format('partitions.%I', first)::regclass;
  if primary_key <> key then
    execute format('alter table %s drop constraint %I', old, parent || '_pkey');
    execute format('alter table %s add constraint %I primary key (%s)', old, parent || '_pkey', primary_key);
  end if;

  execute format('create table public.%I (like %s including defaults including constraints) partition by range (%I)',
    parent, old, key);
  execute format('alter table public.%I add primary key (%s)', parent, primary_key);
  if numbered is not null then
    execute format('alter table public.%I alter column %I add generated always as identity (start with %s)',
      parent, numbered, next_number);
  end if;
  for one in
    select pg_get_indexdef(indexrelid) as definition from pg_index where indrelid = old and not indisunique
  loop
    execute replace(one.definition, ' ON ' || old || ' ', format(' ON public.%I ', parent));
  end loop;
  for one in
    select conname, pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = old and contype = 'f'
  loop
    execute format('alter table public.%I add constraint %I %s', parent, one.conname, one.definition);
  end loop;

  execute format('alter table public.%I attach partition %s for values from (minvalue) to (%L)', parent, old,
    case when key = 'id' then first_id_at(until)::text else until::text end);
  perform add_stray_partition(parent);
  -- nothing else counts rows over all parts
  execute format('analyze only public.%I', parent);
end $$;

-- Nights delete no rows any more, but whole months.
drop index notifications_told;
alter table notification_single_reads drop constraint notification_single_reads_notification_id_fkey;
alter table notification_mails_due drop constraint notification_mails_due_notification_id_fkey;
select lie_in_partitions('notifications', 'id', 'id', 'month');
alter table notification_single_reads add foreign key (notification_id) references notifications on delete cascade;
alter table notification_mails_due add foreign key (notification_id) references notifications on delete cascade;
