export { issuePapers } from './issue-papers.ts'
