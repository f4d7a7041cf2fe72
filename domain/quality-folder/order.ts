import { words } from '../codec.ts'

/** In which order a folder lists its documents: bought last first, ending first, by the name of the product. */
export const folderOrder = words({ newest: 'terbaru', ending: 'berakhir', name: 'nama' })
export type FolderOrder = 'newest' | 'ending' | 'name'
