export { POINTS_PATH, PROMOS_PATH } from './administration/paths.ts'
export { PointsEntry } from './points-entry.tsx'
export { RewardsHere } from './rewards-here.tsx'
