import { event, question } from '#server/platform/reactions.ts'

/** Materials were made. */
export const materialsAdded = event<readonly number[]>('materials added')

/** The facts of a material were corrected: what is found by them is found by the new ones. */
export const materialWritten = event<number>('material written')

/** A material is about to move to another category, and its offers with it. */
export const categoryChanging = event<number>('category of a material changing')

/** A material was merged into another one: its offers belong there now. */
export const materialMerged = event<{ materialId: number; into: number }>('material merged')

/** How many products, whatever their status, are offers of each of these materials. */
export const productsOffered = question<readonly number[], Map<number, number>>('how many products materials have')
