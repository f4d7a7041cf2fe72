import { answering } from '#server/platform/answering.ts'
import { drawPaper, type PaperToDraw } from './draw-paper.ts'
import { drawStatement, type StatementToDraw } from './draw-statement.ts'

/** Draws one paper or statement, in a thread beside the process that answers. */
export default function draw(wanted: PaperToDraw | StatementToDraw) {
  return answering(() => ('statement' in wanted ? drawStatement(wanted) : drawPaper(wanted)))
}
