import type { Checkout, ProductionJob, QuestionAnswer } from '@motif/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, design, openShop } from '../../testing/buy.ts'
import type { SignedUp } from '../../testing/test-app.ts'
import { auditLog } from '../audit/tables.ts'
import { orders, productionJobs, productionQuestions } from '../orders/tables.ts'

let shop: Shop
let kim: SignedUp
beforeAll(async () => {
  shop = await openShop()
  kim = await shop.signUp({ role: 'admin', name: 'Kim' })
})
afterAll(() => shop.close())

async function printedJob(): Promise<{ checkout: Checkout; job: ProductionJob }> {
  const [variant] = await shop.variantsOf('plain-tee')
  const { data: cart } = await shop.call('POST /api/v1/carts', {})
  await shop.call('POST /api/v1/carts/{id}/lines', {
    params: { id: cart.id },
    body: { variantId: variant!.id, quantity: 1, design: { document: design('Club') } }
  })
  const { data: checkout } = await shop.submit(cart.id)
  await shop.pay(checkout)
  const [row] = await shop.platform.db.select().from(productionJobs).where(eq(productionJobs.orderId, checkout.orderId))
  return { checkout, job: await see(row!.id) }
}

const see = async (id: string) =>
  (await shop.call('GET /api/v1/admin/production/jobs/{id}', { token: kim.token, params: { id } })).data
const ask = ({ id, revision }: Pick<ProductionJob, 'id' | 'revision'>, text: string) =>
  shop.call('POST /api/v1/admin/production/jobs/{id}/questions', {
    token: kim.token,
    params: { id },
    body: { text, revision }
  })
const questions = ({ orderId, orderKey }: Checkout) =>
  shop.call('GET /api/v1/orders/{id}/questions', { params: { id: orderId }, query: { key: orderKey } })
const answer = ({ orderId, orderKey }: Checkout, questionId: string, body: QuestionAnswer) =>
  shop.call('PUT /api/v1/orders/{id}/questions/{questionId}/answer', {
    params: { id: orderId, questionId },
    query: { key: orderKey },
    body
  })

test('the buyer gets a question by mail, answers it on the page of the order, and the job comes back with the answer', async () => {
  const { checkout, job } = await printedJob()
  const asked = await ask(job, 'The photograph is coarse. Print it like this?')
  expect(asked.data).toMatchObject({
    stage: 'ask',
    question: { text: 'The photograph is coarse. Print it like this?', askedBy: 'Kim', answer: null }
  })
  const [mail] = await shop.mailbox('guest@example.com')
  expect(mail!.text).toContain('> The photograph is coarse. Print it like this?')
  expect(mail!.text).toContain(`order=${checkout.orderId}&key=${checkout.orderKey}`)
  const [question] = (await questions(checkout)).data.items
  expect(question).toMatchObject({ answer: null, line: { name: 'Plain tee' } })
  const answered = await answer(checkout, question!.id, { answer: 'message', text: 'Smaller, please.' })
  expect(answered.data.items).toMatchObject([{ answer: 'message', answerText: 'Smaller, please.' }])
  expect(await see(job.id)).toMatchObject({
    stage: 'approve',
    movedBy: null,
    question: { answer: 'message', answerText: 'Smaller, please.' }
  })
})

test('a question sent twice is asked once, and the same answer sent twice is one answer', async () => {
  const { checkout, job } = await printedJob()
  const before = (await shop.mailbox('guest@example.com')).length
  const asked = await Promise.all([ask(job, 'Like this?'), ask(job, 'Like this?')])
  expect(asked.map(({ status }) => status)).toEqual([200, 200])
  expect(await shop.mailbox('guest@example.com')).toHaveLength(before + 1)
  const { id } = asked[0].data.question!
  const answers = await Promise.all([
    answer(checkout, id, { answer: 'as-is' }),
    answer(checkout, id, { answer: 'as-is' })
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await see(job.id)).revision).toBe(3)
  expect((await answer(checkout, id, { answer: 'message', text: 'No!' })).status).toBe(409)
})

test('a question nobody waits for any more takes no answer and is not shown', async () => {
  const { checkout, job } = await printedJob()
  const { data: asked } = await ask(job, 'Like this?')
  await shop.call('PATCH /api/v1/admin/production/jobs/{id}', {
    token: kim.token,
    params: { id: job.id },
    body: { stage: 'print', revision: asked.revision }
  })
  expect((await questions(checkout)).data.items).toEqual([])
  expect((await answer(checkout, asked.question!.id, { answer: 'as-is' })).status).toBe(409)
  const other = await printedJob()
  expect((await answer(other.checkout, asked.question!.id, { answer: 'as-is' })).status).toBe(404)
})

test('a question from an older look at the job is refused, and so are empty and endless ones', async () => {
  const { job } = await printedJob()
  await ask(job, 'First?')
  expect((await ask(job, 'Second?')).status).toBe(409)
  for (const text of ['', '  ', 'x'.repeat(1001), 'a\u0000b']) expect((await ask(job, text)).status).toBe(400)
})

test('of the words of a question the log keeps their number, and erased buyers are asked nothing', async () => {
  const { checkout, job } = await printedJob()
  const { data: asked } = await ask(job, 'Secret words?')
  const log = await shop.platform.db.select().from(auditLog).where(eq(auditLog.subject, checkout.orderId))
  expect(log.map(({ change }) => change)).toContainEqual(expect.objectContaining({ letters: 13 }))
  expect(JSON.stringify(log)).not.toContain('Secret')
  await shop.platform.db.update(orders).set({ email: '' }).where(eq(orders.id, checkout.orderId))
  expect((await ask(asked, 'And now?')).status).toBe(409)
  expect(await shop.platform.db.$count(productionQuestions, eq(productionQuestions.jobId, job.id))).toBe(1)
})
