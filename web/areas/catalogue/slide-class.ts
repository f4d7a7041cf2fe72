/** How wide a product is in a row of them: two cards on a phone, with a little of the next; five on a wide screen. */
export const slideClass = 'basis-[46%] sm:basis-1/3 lg:basis-1/4 xl:basis-1/5'
