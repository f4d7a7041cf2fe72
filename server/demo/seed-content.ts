import { insertArticles, insertTestimonials } from '#server/areas/content/public.ts'
import type { Tx } from '#server/platform/database.ts'
import content from './content.json' with { type: 'json' }

/** Articles and testimonials; questions, terms and the like are no demo and come with the schema [CONTENT-1, HOME-4]. */
export async function seedContent(tx: Tx): Promise<void> {
  await insertArticles(
    tx,
    content.articles.map(({ body, ...article }) => ({ ...article, body: body.join('\n\n') })),
  )
  await insertTestimonials(tx, content.testimonials)
}
