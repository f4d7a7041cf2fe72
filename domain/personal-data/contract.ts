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
  downloadCompany: defineDownload({
    path: 'perusahaan/data/unduh',
    summary: 'What is kept of the own company, as a zip of JSON and CSV files with its documents',
    access: 'member',
    permission: 'company.export',
    limitByPerson: { max: 20, seconds: 3600 },
    body: z.object({}),
  }),
}
