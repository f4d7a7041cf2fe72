-- Why: how many files a company hands in for its conversations in a day is counted with each of them (CHAT-11).
create index chat_files_of_company on chat_files (sender_id, kept_at);
