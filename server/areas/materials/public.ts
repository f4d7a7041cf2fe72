export { categories, findMaterialId, materialFacts } from './queries-facts.ts'
export { insertMaterials, type NewMaterial } from './queries-writing.ts'
