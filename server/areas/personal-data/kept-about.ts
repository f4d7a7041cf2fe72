import type { DB } from '#server/platform/database.generated.ts'

/** Rows about a person: the name of their file, the table, the column that names the person, and what leaves. */
export interface KeptAbout {
  file: string
  table: keyof DB
  who: string
  columns: readonly string[]
}

/**
 * What is kept about a person [OPS-5]. Amounts, prices and papers are their companies' and leave by those' own pages: who
 * has left a company takes none along.
 */
export const keptAbout: readonly KeptAbout[] = [
  {
    file: 'akun',
    table: 'users',
    who: 'id',
    columns: ['name', 'username', 'email', 'phone', 'created_at', 'email_verified_at', 'blocked_at', 'blocked_reason'],
  },
  { file: 'keanggotaan', table: 'memberships', who: 'user_id', columns: ['company_id', 'role', 'created_at'] },
  {
    file: 'pendaftaran',
    table: 'registrations',
    who: 'user_id',
    columns: ['company_id', 'promo_code', 'registered_at'],
  },
  { file: 'persetujuan', table: 'consents', who: 'user_id', columns: ['document', 'version', 'agreed_at'] },
  {
    file: 'perubahan-email',
    table: 'email_changes',
    who: 'user_id',
    columns: ['old_email', 'new_email', 'state', 'asked_at'],
  },
  {
    file: 'sesi',
    table: 'sessions',
    who: 'user_id',
    columns: ['company_id', 'user_agent', 'address', 'created_at', 'last_used_at', 'ended_at'],
  },
  {
    file: 'pilihan-pemberitahuan',
    table: 'notification_choices',
    who: 'user_id',
    columns: ['kind', 'channel', 'wanted'],
  },
  {
    file: 'rak',
    table: 'shelved_products',
    who: 'user_id',
    columns: ['company_id', 'product_id', 'shelf', 'added_at'],
  },
  {
    file: 'keranjang',
    table: 'cart_lines',
    who: 'added_by',
    columns: ['company_id', 'product_id', 'units', 'added_at'],
  },
  { file: 'pesanan', table: 'orders', who: 'placed_by', columns: ['number', 'placed_at', 'po_number', 'note'] },
  { file: 'tindakan-pesanan', table: 'order_events', who: 'user_id', columns: ['order_id', 'event', 'reason', 'at'] },
  {
    file: 'pengurangan-pesanan',
    table: 'order_reductions',
    who: 'user_id',
    columns: ['order_id', 'reason', 'at'],
  },
  {
    file: 'pengiriman',
    table: 'shipments',
    who: 'sent_by',
    columns: ['order_id', 'part', 'carrier', 'tracking_number', 'sent_at'],
  },
  {
    file: 'penerimaan',
    table: 'shipments',
    who: 'received_by',
    columns: ['order_id', 'part', 'shortage_reason', 'received_at'],
  },
  {
    file: 'permintaan-pembatalan',
    table: 'cancel_requests',
    who: 'asked_by',
    columns: ['order_id', 'state', 'reason', 'asked_at'],
  },
  {
    file: 'jawaban-pembatalan',
    table: 'cancel_requests',
    who: 'decided_by',
    columns: ['order_id', 'state', 'answer', 'decided_at'],
  },
  {
    file: 'klaim',
    table: 'claims',
    who: 'submitted_by',
    columns: ['number', 'order_id', 'description', 'submitted_at'],
  },
  { file: 'tindakan-klaim', table: 'claim_events', who: 'user_id', columns: ['claim_id', 'event', 'reason', 'at'] },
  { file: 'foto-klaim', table: 'claim_photos', who: 'added_by', columns: ['claim_id', 'shipment_id', 'added_at'] },
  {
    file: 'bukti-bayar',
    table: 'payment_proofs',
    who: 'sent_by',
    columns: ['order_id', 'state', 'sent_at'],
  },
  {
    file: 'keputusan-bukti-bayar',
    table: 'payment_proofs',
    who: 'decided_by',
    columns: ['order_id', 'state', 'reason', 'decided_at'],
  },
  {
    file: 'tindakan-piutang',
    table: 'receivable_acts',
    who: 'user_id',
    columns: ['kind', 'reason', 'at'],
  },
  {
    file: 'virtual-account',
    table: 'virtual_accounts',
    who: 'opened_by',
    columns: ['number', 'state', 'opened_at'],
  },
  {
    file: 'faktur-pajak',
    table: 'tax_invoices',
    who: 'attached_by',
    columns: ['order_id', 'number', 'attached_at'],
  },
  {
    file: 'daftar-belanja',
    table: 'shopping_lists',
    who: 'changed_by',
    columns: ['company_id', 'name', 'changed_at'],
  },
  {
    file: 'draf-pesanan',
    table: 'order_drafts',
    who: 'closed_by',
    columns: ['company_id', 'day', 'used', 'closed_at'],
  },
  { file: 'negosiasi', table: 'negotiations', who: 'submitted_by', columns: ['id', 'product_id', 'submitted_at'] },
  {
    file: 'langkah-negosiasi',
    table: 'negotiation_steps',
    who: 'user_id',
    columns: ['negotiation_id', 'kind', 'note', 'at'],
  },
  { file: 'chat', table: 'chat_messages', who: 'user_id', columns: ['room_id', 'text', 'sent_at'] },
  {
    file: 'permintaan-langganan',
    table: 'subscriptions',
    who: 'asked_by',
    columns: ['id', 'intended_use', 'note', 'since'],
  },
  {
    file: 'tindakan-langganan',
    table: 'subscription_events',
    who: 'user_id',
    columns: ['subscription_id', 'act', 'note', 'at'],
  },
  {
    file: 'permintaan-dokumen',
    table: 'document_requests',
    who: 'asked_by',
    columns: ['product_id', 'kind', 'note', 'asked_at'],
  },
  {
    file: 'berkas',
    table: 'stored_files',
    who: 'uploaded_by',
    columns: ['company_id', 'name', 'kind', 'size', 'uploaded_at'],
  },
  { file: 'dokumen-terbit', table: 'trade_papers', who: 'issued_by', columns: ['kind', 'number', 'issued_at'] },
  {
    file: 'survei',
    table: 'survey_answers',
    who: 'answered_by',
    columns: ['question_id', 'option_id', 'other_text', 'answered_at'],
  },
  {
    file: 'usul-bahan',
    table: 'material_proposals',
    who: 'proposed_by',
    columns: ['called', 'cas_number', 'created_at'],
  },
  { file: 'tindakan-bahan', table: 'material_events', who: 'user_id', columns: ['material_id', 'event', 'at'] },
  { file: 'permintaan-harga', table: 'price_requests', who: 'asked_by', columns: ['product_id', 'reason', 'asked_at'] },
  {
    file: 'permintaan-wewenang',
    table: 'grant_requests',
    who: 'asked_by',
    columns: ['subscription_id', 'reason', 'asked_at'],
  },
  { file: 'perubahan-harga', table: 'price_changes', who: 'user_id', columns: ['product_id', 'what', 'at'] },
  { file: 'tindakan-banyak-produk', table: 'product_bulk_acts', who: 'user_id', columns: ['kind', 'at'] },
  { file: 'impor', table: 'imports', who: 'user_id', columns: ['file_name', 'kind', 'created_at'] },
  { file: 'gerak-stok', table: 'stock_movements', who: 'user_id', columns: ['product_id', 'kind', 'reason', 'at'] },
  { file: 'usul-rekening', table: 'shop_accounts', who: 'proposed_by', columns: ['id', 'proposed_at'] },
  {
    file: 'tindakan-rekening',
    table: 'shop_account_events',
    who: 'user_id',
    columns: ['account_id', 'event', 'note', 'at'],
  },
  {
    file: 'laporan-produk',
    table: 'product_complaints',
    who: 'user_id',
    columns: ['product_id', 'reason', 'said', 'at'],
  },
  {
    file: 'pendaftaran-seller',
    table: 'application_events',
    who: 'user_id',
    columns: ['application_id', 'event', 'note', 'at'],
  },
  { file: 'undangan', table: 'invitations', who: 'invited_by', columns: ['company_id', 'email', 'role', 'created_at'] },
  {
    file: 'audit',
    table: 'audit_entries',
    who: 'user_id',
    columns: ['act', 'thing_kind', 'thing_name', 'network', 'device', 'at'],
  },
]

/** Columns that name a person and of which nothing leaves, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  'email_verifications.user_id': 'the secret of a link',
  'password_resets.user_id': 'the secret of a code',
  'mail_stops.user_id': 'the secret of a link',
  'recovery_codes.user_id': 'secrets',
  'second_factors.user_id': 'secrets',
  'notification_reads.user_id': 'what the screen needs to know what is new',
  'notification_kind_reads.user_id': 'the same',
  'notification_single_reads.user_id': 'the same',
  'notification_mails_due.user_id': 'when the next mail is due',
  'notification_mailings.user_id': 'when the last mail was sent',
  'notifications.user_id': "what was told of the company's business, and goes after 180 days",
  'notifications.doer_id': 'what others were told; the act itself leaves',
  'chat_messages.read_by': 'when others were read',
  'chat_rooms.buyer_user_id': 'for whom a room waits; the messages leave',
  'orders.paid_by': 'stands among the acts on orders',
  'subscriptions.sales_user_id': "the seller's assignment of work",
  'material_proposals.decided_by': 'stands in the audit log',
  'price_requests.decided_by': 'stands in the audit log',
  'grant_requests.decided_by': 'stands in the audit log',
  'shop_accounts.checked_by': 'stands in the audit log',
}
