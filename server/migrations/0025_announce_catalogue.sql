-- Visitors' pages are kept by each node until something that visitors see has changed. Triggers say so, because forms,
-- imports, jobs and availability, itself set by a trigger, all write these tables, and a forgotten announcement would
-- show what is no longer so. Rows that stay as they are announce nothing; a transaction announces once.
create function announce_catalogue() returns trigger language plpgsql as $$
begin
  perform pg_notify('sentra_live', '{"topics":[],"change":{"name":"catalogue"}}');
  return null;
end $$;

create trigger come_and_gone after insert or delete on products
  for each statement execute function announce_catalogue();
create trigger changed after update on products
  for each row when (old.* is distinct from new.*) execute function announce_catalogue();

create trigger come_and_gone after insert or delete on materials
  for each statement execute function announce_catalogue();
create trigger changed after update on materials
  for each row when (old.* is distinct from new.*) execute function announce_catalogue();

create trigger come_and_gone after insert or delete on material_names
  for each statement execute function announce_catalogue();
create trigger changed after update on material_names
  for each row when (old.* is distinct from new.*) execute function announce_catalogue();

create trigger come_and_gone after insert or delete on categories
  for each statement execute function announce_catalogue();
create trigger changed after update on categories
  for each row when (old.* is distinct from new.*) execute function announce_catalogue();

create trigger come_and_gone after insert or delete on showcases
  for each statement execute function announce_catalogue();
create trigger changed after update on showcases
  for each row when (old.* is distinct from new.*) execute function announce_catalogue();

create trigger come_and_gone after insert or delete on showcase_products
  for each statement execute function announce_catalogue();
create trigger changed after update on showcase_products
  for each row when (old.* is distinct from new.*) execute function announce_catalogue();

-- visitors see nothing of buyers
create trigger come after insert on companies
  for each row when (new.kind = 'seller') execute function announce_catalogue();
create trigger changed after update on companies
  for each row when (new.kind = 'seller' and old.* is distinct from new.*) execute function announce_catalogue();

-- counts follow their offers by some seconds
create trigger counted after insert or delete on offers_counted
  for each row execute function announce_catalogue();
create trigger recounted after update on offers_counted
  for each row when (old.* is distinct from new.*) execute function announce_catalogue();
