import { record } from '../codec.ts'
import type { WireAddedPicture } from './contract-pictures.ts'

export const addedPicture = record<WireAddedPicture>()({ address: 'alamat', width: 'lebar', height: 'tinggi' })
