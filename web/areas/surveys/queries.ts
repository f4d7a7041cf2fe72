import { list } from '#domain/codec.ts'
import { surveyOption } from '#domain/surveys/codec.ts'
import { query } from '#web/lib/query.ts'

/** The ways a company may have heard of the platform. */
export const surveyQuery = query({ call: 'survey', body: {}, as: list(surveyOption) })
