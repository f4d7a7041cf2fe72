-- Why: a draft tells no other seller who makes its goods: a maker is known by offers that are published (SHOP-2).
delete from known_words word
where kind = 'maker'
  and not exists (select from products p where p.maker = word.spelling and p.status = 'published');
