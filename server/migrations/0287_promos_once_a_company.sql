-- Why: a company registered twice with a promo code and had its voucher twice (REG-2).

-- a number that a company had when a promo code of its registration became a voucher, by its kind: 'npwp 0012345678901234'
create table promo_claimants (
  number text primary key,
  claimed_at timestamptz not null
);
insert into promo_claimants (number, claimed_at)
select number, min(claimed_at) from (
  select unnest(array['npwp ' || c.npwp, 'nib ' || c.nib]) as number, v.created_at as claimed_at
  from vouchers v join companies c on c.id = v.company_id where v.source = 'promo') given
where number is not null group by number;
