export { ChecksList } from './checks-list.tsx'
