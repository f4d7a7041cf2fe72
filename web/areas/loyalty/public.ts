export { PointsEntry } from './points-entry.tsx'
