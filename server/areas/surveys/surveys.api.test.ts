import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

async function flagOf({ email }: Person): Promise<string> {
  const answer = await world.aVisitor().call('session/login', { identitas: email, password: 'Contoh123' })
  return answer.data.openSurveyIdentification
}

describe('the survey', () => {
  it('has the six options of the server, Lainnya last; for signed-in users only [SURVEY-1] [ROLE-8]', async () => {
    const { data } = await (await world.aBuyer()).call('survey', null)
    expect(data.map(({ id }) => id)).toEqual([1, 2, 3, 4, 6, 5])
    expect(data.at(-1)?.nama).toBe('Lainnya')
    expect((await world.aVisitor().send('survey', {})).status).toBe(401)
  })

  it('is asked of a buyer company from its first seller on until it has answered, of no seller [HOME-6] [SURVEY-1] [UX-2]', async () => {
    const buyer = await world.aBuyer()
    const colleague = await world.aColleague(buyer, 'purchaser')
    const seller = await world.aSeller()
    await world.subscribe(buyer, seller, { status: 'requested' })
    expect(await flagOf(buyer)).toBe('false')
    await world.subscribe(buyer, await world.aSeller())
    expect([await flagOf(buyer), await flagOf(seller)]).toEqual(['true', 'false'])

    const sent = await buyer.call('survey/submit', { company_id: buyer.companyId, survey_id: 2 })

    expect(sent.ok).toBe(true)
    expect([await flagOf(buyer), await flagOf(colleague)]).toEqual(['false', 'false'])
  })

  it('keeps the words of Lainnya alone, and the first answer [SURVEY-1]', async () => {
    const buyer = await world.aBuyer()
    const submit = (survey_id: number, survey_nama?: string) =>
      buyer.call('survey/submit', { company_id: buyer.companyId, survey_id, survey_nama })
    await submit(5, 'Brosur pameran')
    await submit(1, 'Tidak dipakai')

    const stored = await world.db
      .selectFrom('survey_answers')
      .selectAll()
      .where('company_id', '=', buyer.companyId)
      .execute()
    expect(stored).toMatchObject([{ option_id: 5, other_text: 'Brosur pameran', answered_by: buyer.userId }])
  })

  it('takes the id of an option as text too, and no words as none [API-1]', async () => {
    const buyer = await world.aBuyer()
    const sent = { company_id: buyer.companyId, survey_nama: '' }

    expect((await buyer.call('survey/submit', { ...sent, survey_id: '5.0' })).refusal?.field).toBe('survey_id')
    expect((await buyer.call('survey/submit', { ...sent, survey_id: '2' })).ok).toBe(true)
    expect(await flagOf(buyer)).toBe('false')
  })

  it('refuses what is no option, no words, or too many [SURVEY-1]', async () => {
    const buyer = await world.aBuyer()
    const submit = (survey_id: number, survey_nama?: string) =>
      buyer.call('survey/submit', { company_id: buyer.companyId, survey_id, survey_nama })

    expect((await submit(9)).refusal?.status_message).toBe('Silakan pilih dari pilihan yang tersedia !')
    expect((await submit(5, ' ')).refusal?.status_message).toBe(
      'Silakan inputkan keterangan "Lainnya" terlebih dahulu !',
    )
    expect((await submit(5, 'x'.repeat(51))).refusal?.field).toBe('survey_nama')
    expect((await submit(5, 'x'.repeat(50))).ok).toBe(true)
  })
})
