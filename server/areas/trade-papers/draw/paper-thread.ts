import { drawPaper, type PaperToDraw } from './draw-paper.ts'

/** Draws one paper, in a thread beside the process that answers. */
export default function draw(paper: PaperToDraw): Promise<Buffer> {
  return drawPaper(paper)
}
