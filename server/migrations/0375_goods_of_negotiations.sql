-- Why: a price is agreed on for goods; it counts for no others, and these can be ordered as agreed (NEGO-12).

-- name, material, grade, origin, form, unit and pack as they were when the price was proposed, or agreed to; null of a
-- negotiation from before they were kept
alter table negotiations add column goods jsonb;
