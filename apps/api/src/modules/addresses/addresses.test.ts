import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { address } from '../../testing/buy.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const add = (token: string, change: Record<string, unknown> = {}) =>
  app.call('POST /api/v1/addresses', { token, body: { ...address, ...change } })
const list = async (token: string) => (await app.call('GET /api/v1/addresses', { token })).data

test('the first address is the default for both, and there is never a second default', async () => {
  const { token } = await app.signUp()
  const first = await add(token)
  expect([first.status, first.data.isDefaultShipping, first.data.isDefaultBilling]).toEqual([201, true, true])
  await add(token, { name: 'Work', isDefaultShipping: true })
  expect(
    (await list(token)).map(({ name, isDefaultShipping, isDefaultBilling }) => [
      name,
      isDefaultShipping,
      isDefaultBilling
    ])
  ).toEqual([
    ['Robin Person', false, true],
    ['Work', true, false]
  ])
  await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      add(token, { name: `Place ${index}`, isDefaultShipping: true, isDefaultBilling: true })
    )
  )
  const all = await list(token)
  expect([
    all.length,
    all.filter((each) => each.isDefaultShipping).length,
    all.filter((each) => each.isDefaultBilling).length
  ]).toEqual([8, 1, 1])
})

test('where a default is removed another takes its place', async () => {
  const { token } = await app.signUp()
  const first = await add(token)
  await add(token, { name: 'Second' })
  expect((await app.call('DELETE /api/v1/addresses/{id}', { token, params: { id: first.data.id } })).status).toBe(200)
  expect(await list(token)).toMatchObject([{ name: 'Second', isDefaultShipping: true, isDefaultBilling: true }])
})

test('nobody reaches another’s address', async () => {
  const [mine, other] = [await app.signUp(), await app.signUp()]
  const { data } = await add(mine.token)
  const params = { id: data.id }
  expect((await app.call('PUT /api/v1/addresses/{id}', { token: other.token, params, body: address })).status).toBe(404)
  expect((await app.call('DELETE /api/v1/addresses/{id}', { token: other.token, params })).status).toBe(404)
  expect((await app.call('GET /api/v1/addresses')).status).toBe(401)
  expect(await list(other.token)).toEqual([])
  expect(await list(mine.token)).toHaveLength(1)
})

test('a change replaces the fields and leaves the flags that were not sent', async () => {
  const { token } = await app.signUp()
  const { data } = await add(token, { line2: 'Flat 2' })
  const changed = await app.call('PUT /api/v1/addresses/{id}', {
    token,
    params: { id: data.id },
    body: { ...address, city: 'Salem' }
  })
  expect(changed.data).toEqual({
    ...address,
    city: 'Salem',
    id: data.id,
    label: null,
    isDefaultShipping: true,
    isDefaultBilling: true
  })
})

test('what is no address is refused with the member that is wrong', async () => {
  const { token } = await app.signUp()
  const wrong: [Record<string, unknown>, string][] = [
    [{ country: 'usa' }, '/country'],
    [{ postalCode: '1' }, '/postalCode'],
    [{ phone: '12345' }, '/phone'],
    [{ name: 'a\u0000b' }, '/name'],
    [{ line1: ['x'] }, '/line1']
  ]
  for (const [change, pointer] of wrong) {
    const { status, problem } = await add(token, change)
    expect([status, problem?.errors?.[0]?.pointer]).toEqual([400, pointer])
  }
})

test('an address book holds fifty', async () => {
  const { token } = await app.signUp()
  for (let count = 0; count < 50; count += 1) await add(token)
  expect((await add(token)).status).toBe(400)
})

test('an address has a name of its own if its owner gave it one, and keeps it', async () => {
  const { token } = await app.signUp()
  const { data } = await add(token, { label: ' Home ' })
  expect(data.label).toBe('Home')
  const put = (change: Record<string, unknown>) =>
    app.call('PUT /api/v1/addresses/{id}', { token, params: { id: data.id }, body: { ...address, ...change } })
  expect((await put({})).data.label).toBe('Home')
  expect((await put({ label: null })).data.label).toBeNull()
  expect((await add(token, { label: 'x'.repeat(41) })).problem?.errors?.[0]?.pointer).toBe('/label')
})

test('codes and numbers are held to their country, and kept tidy', async () => {
  const { token } = await app.signUp()
  const japan = {
    name: '伊藤 桜',
    line1: '千代田1-1',
    city: '千代田区',
    region: '東京都',
    postalCode: '１００−０００１',
    country: 'JP',
    phone: '+819012345678'
  }
  expect((await add(token, japan)).data).toMatchObject({ ...japan, postalCode: '100-0001' })
  expect((await add(token, { country: 'GB', postalCode: 'bs1 6qu', region: undefined })).data.postalCode).toBe(
    'BS1 6QU'
  )
  for (const wrong of [
    { postalCode: 'BS1 6QU' },
    { country: 'GB', postalCode: '97201' },
    { country: 'DE', postalCode: '' }
  ])
    expect((await add(token, wrong)).problem?.errors?.[0]?.pointer).toBe('/postalCode')
  expect((await add(token, { phone: '+1415555012' })).problem?.errors?.[0]?.pointer).toBe('/phone')
})
