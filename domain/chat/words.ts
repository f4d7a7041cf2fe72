import { words } from '../words.ts'

export const messageKind = words({ text: 'text', product: 'barang', file: 'berkas' })

/** A part of a company's conversations: those with unread messages, those a sales person looks after. */
export const roomScope = words({ all: 'semua', unread: 'belum-dibaca', mine: 'saya' })
