import { type ArticleState, articleState } from '#domain/content/article-state.ts'
import { StatusPill, type Tone } from '#web/ui/status/badge.tsx'

const tones: Record<ArticleState, Tone> = {
  draft: 'neutral',
  planned: 'info',
  shown: 'success',
  withdrawn: 'attention',
}

export function ArticleStatePill({ state }: { state: ArticleState }) {
  return <StatusPill tone={tones[state]}>{articleState.encode(state)}</StatusPill>
}
