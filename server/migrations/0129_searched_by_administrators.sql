-- Why: administrators search messages and vouchers by any part of their words, however many there are (ADM-5; decision 0061).
create index contact_messages_words on contact_messages
  using gin (name gin_trgm_ops, question gin_trgm_ops, email gin_trgm_ops);
create index vouchers_code_words on vouchers using gin (code gin_trgm_ops);
