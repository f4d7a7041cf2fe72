import { words } from '../words.ts'

export const messageKind = words({ text: 'text', product: 'barang', file: 'berkas' })

/** A part of a company's conversations: those with unread messages, those assigned to a sales person. */
export const roomScope = words({ all: 'semua', unread: 'belum-dibaca', mine: 'saya' })
