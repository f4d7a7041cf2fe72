-- Why: one word for one thing on every screen (docs/words.md): e-mail.

update survey_options set label = 'Tenaga penjualan atau e-mail dari kami' where id = 6;
