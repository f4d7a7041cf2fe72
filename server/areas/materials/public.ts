export { checkOffered } from './check-material.ts'
export { categories, findHeld, findMaterialId, findNamed, materialFacts, materialSlugs } from './queries-facts.ts'
export { takeTurn } from './queries-names.ts'
export { insertMaterials, type NewMaterial } from './queries-writing.ts'
