import { z } from 'zod'
import { defineDownload } from '../call.ts'

export const personalDataCalls = {
  download: defineDownload({
    path: 'akun/data/unduh',
    summary: 'What is kept about the own person, as a zip of JSON and CSV files',
    access: 'member',
    limitByPerson: { max: 20, seconds: 3600 },
    body: z.object({}),
  }),
}
