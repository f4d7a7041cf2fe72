/** A link to a WhatsApp chat with a prepared text [DETAIL-2]; '0812…' is read as an Indonesian number. */
export function whatsappLink(phone: string, text: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^0/, '62')
  return `https://wa.me/${digits}?text=${encodeURIComponent(text)}`
}
