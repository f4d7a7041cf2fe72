import { drawPaper, type PaperToDraw } from './draw-paper.ts'
import { drawStatement, type StatementToDraw } from './draw-statement.ts'

/** Draws one paper or statement. */
export function drawAny(wanted: PaperToDraw | StatementToDraw): Promise<Buffer> {
  return 'statement' in wanted ? drawStatement(wanted) : drawPaper(wanted)
}
