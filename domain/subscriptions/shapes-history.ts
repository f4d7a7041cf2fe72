import { z } from 'zod'
import { documentKinds } from '../companies/document.ts'
import { instant } from '../fields.ts'
import { wire, wireWords } from '../wire.ts'
import { subscriptionState } from './state.ts'

export const state = wireWords(subscriptionState.names)

/** A document by name, as it was attached. */
export const attachedDocument = z.object({
  id: wire('dokumen_id', z.string()),
  kind: wire('jenis', z.enum(documentKinds)),
  name: wire('nama', z.string()),
  fileName: wire('nama_berkas', z.string()),
})
export type AttachedDocument = z.infer<typeof attachedDocument>

export const pastAct = z.object({
  version: wire('versi', z.number().int()),
  explanation: wire('keterangan', z.string()),
  by: wire('oleh', z.string()),
  note: wire('catatan', z.string().nullable()),
  /** The terms it set, in one line; null if none. */
  terms: wire('ketentuan', z.string().nullable()),
  /** The buyer's attachments. */
  documents: wire('dokumen', z.array(attachedDocument)),
  state: wire('status', state),
  at: wire('waktu', instant),
})
export type PastAct = z.infer<typeof pastAct>
