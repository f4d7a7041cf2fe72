/** What the empty field of a quick order shows: a seller's code, a CAS number and a name; the demo sells all three [ORDER-7]. */
export const quickExample = 'ASM-25, 500\n77-92-9, 50 kg\nGula rafinasi 20 sak'
