export { checkOffered } from './check-material.ts'
export { categories, findCurrent, findMaterialId, findNamed, materialFacts, materialSlugs } from './queries-facts.ts'
export { lockNames } from './queries-names.ts'
export { insertMaterials, type NewMaterial } from './queries-writing.ts'
