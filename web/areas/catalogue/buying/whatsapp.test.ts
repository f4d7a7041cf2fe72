import { describe, expect, it } from 'vitest'
import { whatsappLink } from './whatsapp.ts'

describe('the WhatsApp link [DETAIL-2]', () => {
  it.each(['0812-3456-7890', '+62 812 3456 7890', '6281234567890'])('writes %s as an international number', (phone) => {
    expect(whatsappLink(phone, 'Halo & salam')).toBe('https://wa.me/6281234567890?text=Halo%20%26%20salam')
  })
})
