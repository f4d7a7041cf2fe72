export { PointsEntry } from './points-entry.tsx'
export { RewardsHere } from './rewards-here.tsx'
