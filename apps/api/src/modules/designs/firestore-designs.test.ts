import { type DesignDocument, documentVersion } from '@motif/design'
import { decodeJwt, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { firebaseEnv, projectId, serviceAccountEmail, serviceAccountKey, standInGoogle } from '../../testing/google.ts'
import { type SignedUp, type TestApp, testApp } from '../../testing/test-app.ts'

const documents = `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)/documents/`

const document: DesignDocument = {
  version: documentVersion,
  product: 'classic-tee',
  areas: {
    front: [
      {
        type: 'text',
        id: 'a',
        text: 'Hello',
        font: 'anton',
        size: 40,
        x: 150,
        y: 200,
        rotation: 0,
        opacity: 1,
        align: 'centre',
        letterSpacing: 0,
        lineHeight: 1.2,
        fill: '#1c1b18'
      }
    ]
  }
}

type Fields = Record<string, Record<string, unknown>>

/** Fake of Firestore's REST API: its designs, the requests it received, and the number of concurrent changes to simulate. */
const firestore = {
  designs: new Map<string, Fields>(),
  version: 1,
  asked: [] as string[],
  tokens: new Set<string>(),
  granted: 0,
  inBetween: 0,
  isReachable: true
}

const answerWith = (id: string) => {
  const fields = firestore.designs.get(id)
  return fields
    ? Response.json({
        name: `designs/${id}`,
        fields,
        createTime: '2026-11-21T07:00:00Z',
        updateTime: `version-${firestore.version}`
      })
    : Response.json({ error: { code: 404 } }, { status: 404 })
}

async function changed(id: string, url: URL, request: Request): Promise<Response> {
  if (firestore.inBetween > 0) {
    firestore.inBetween -= 1
    firestore.version += 1
  }
  if (url.searchParams.get('currentDocument.updateTime') !== `version-${firestore.version}`)
    return Response.json({ error: { code: 400, status: 'FAILED_PRECONDITION' } }, { status: 400 })
  expect(url.searchParams.getAll('updateMask.fieldPaths')).toEqual(['shareKey'])
  const { fields } = (await request.json()) as { fields: Fields }
  firestore.designs.set(id, { ...firestore.designs.get(id), ...fields })
  firestore.version += 1
  return answerWith(id)
}

const world: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  const url = new URL(request.url)
  firestore.asked.push(`${request.method} ${url.pathname}`)
  if (!firestore.isReachable) throw new TypeError('fetch failed')
  if (request.url === 'https://oauth2.googleapis.com/token') {
    const form = new URLSearchParams(await request.text())
    const { payload } = await jwtVerify(form.get('assertion') ?? '', serviceAccountKey, {
      audience: request.url,
      issuer: serviceAccountEmail,
      currentDate: shop.clock.now()
    })
    expect([form.get('grant_type'), payload['scope']]).toEqual([
      'urn:ietf:params:oauth:grant-type:jwt-bearer',
      'https://www.googleapis.com/auth/datastore'
    ])
    firestore.granted += 1
    firestore.tokens.add(`Bearer granted-${firestore.granted}`)
    return Response.json({ access_token: `granted-${firestore.granted}`, expires_in: 3600, token_type: 'Bearer' })
  }
  if (!request.url.startsWith(documents)) return google.fetch(input, init)
  expect(firestore.tokens).toContain(request.headers.get('authorization'))
  const id = url.pathname.slice(url.pathname.lastIndexOf('/') + 1)
  return request.method === 'PATCH' ? changed(id, url, request) : answerWith(id)
}

let shop: TestApp
const google = standInGoogle(() => shop.clock)
let anna: SignedUp
let ben: SignedUp
beforeAll(async () => {
  shop = await testApp({ env: firebaseEnv, fetch: world })
})
afterAll(() => shop.close())

const id = 'kQ3xPz81mLw0aTn5uYb2'
const fieldsOf = (changes: Fields = {}): Fields => ({
  owner: { stringValue: anna.user._id },
  name: { stringValue: 'At Firestore' },
  product: { stringValue: 'classic-tee' },
  document: { stringValue: JSON.stringify(document) },
  revision: { integerValue: '3' },
  change: { integerValue: '4503599627370495' },
  after: { integerValue: '7' },
  createdAt: { timestampValue: '2026-11-20T07:00:00.123456Z' },
  updatedAt: { timestampValue: '2026-11-21T07:00:00Z' },
  isDeleted: { booleanValue: false },
  forgetAt: { nullValue: null },
  shareKey: { nullValue: null },
  ...changes
})
beforeEach(async () => {
  // Tests advance the clock, which ends sessions.
  anna = await shop.signUp()
  ben = await shop.signUp()
  Object.assign(firestore, { isReachable: true, inBetween: 0, asked: [] })
  firestore.designs = new Map([[id, fieldsOf()]])
})

const picture = () => shop.fetch(`/api/v1/designs/${id}/preview.svg?v=3`)
const share = (person: SignedUp) =>
  shop.call('POST /api/v1/designs/{id}/share', { token: person.token, params: { id } })

describe('a design at Firestore', () => {
  it('has its pictures made here, of what is there now', async () => {
    const svg = await picture()
    expect([svg.status, svg.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect(await svg.text()).toMatch(/^<svg/)
    const png = await shop.fetch(`/api/v1/designs/${id}/preview.png?w=160`)
    expect([png.status, png.headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  it.each<[string, Fields]>([
    ['is deleted', { isDeleted: { booleanValue: true } }],
    ['cannot be read', { document: { stringValue: '{"version":2,"areas":' } }],
    [
      'is no design',
      { document: { stringValue: '{"version":2,"product":"classic-tee","areas":{"front":[{"type":"script"}]}}' } }
    ],
    ['has members of other kinds', { updatedAt: { mapValue: { fields: {} } } }]
  ])('is not there where it %s', async (_what, changes) => {
    firestore.designs.set(id, fieldsOf(changes))
    expect((await picture()).status).toBe(404)
  })

  it('is asked for in vain while Firestore is away, and everything else goes on', async () => {
    firestore.isReachable = false
    expect((await picture()).status).toBe(503)
    expect((await shop.fetch('/api/v1/products')).status).toBe(200)
  })

  it('is shared by its owner alone, shows what it becomes, and no longer once that is taken back', async () => {
    expect((await share(ben)).status).toBe(404)
    const { key } = (await share(anna)).data
    expect((await share(anna)).data.key).toBe(key)
    const shared = () => shop.call('GET /api/v1/shared-designs/{key}', { params: { key } })
    expect((await shared()).data).toMatchObject({ name: 'At Firestore', document })
    expect(JSON.stringify((await shared()).data)).not.toContain(anna.user._id)
    firestore.designs.set(id, { ...firestore.designs.get(id), name: { stringValue: 'Renamed' } })
    expect((await shared()).data.name).toBe('Renamed')
    expect((await shop.fetch(`/api/v1/shared-designs/${key}/preview.png`)).status).toBe(200)
    const taken = await shop.call('DELETE /api/v1/designs/{id}/share', { token: anna.token, params: { id } })
    expect([taken.status, (await shared()).status]).toEqual([200, 404])
    expect((await share(anna)).data.key).not.toBe(key)
  })

  it('keeps its link to itself: the same key written into another design opens nothing', async () => {
    const { key } = (await share(anna)).data
    firestore.designs.set(
      'aDesignOfSomebodyElse',
      fieldsOf({ name: { stringValue: 'Not this' }, shareKey: { stringValue: key } })
    )
    expect((await shop.call('GET /api/v1/shared-designs/{key}', { params: { key } })).data.name).toBe('At Firestore')
  })

  it('is shared although it changes at the same moment', async () => {
    firestore.inBetween = 2
    expect((await share(anna)).status).toBe(200)
    firestore.designs.set(id, fieldsOf())
    firestore.inBetween = 10
    expect((await share(anna)).status).toBe(503)
  })

  it('is not asked for where the shop has the design itself', async () => {
    const { data } = await shop.call('POST /api/v1/designs', { token: anna.token, body: { name: 'Here', document } })
    firestore.asked = []
    expect((await shop.fetch(`/api/v1/designs/${data.id}/preview.svg`)).status).toBe(200)
    expect(firestore.asked).toEqual([])
  })
})

describe('what opens the library there', () => {
  it('is a token of the person’s account, and of no use at this shop', async () => {
    const { data } = await shop.call('POST /api/v1/design-library/token', { token: anna.token })
    const claims = decodeJwt(data.firebaseToken)
    expect(claims).toMatchObject({ uid: anna.user._id, claims: { designs_only: true } })
    const signedIn = await google.token({ sub: anna.user._id, designs_only: true })
    expect((await shop.call('GET /api/v1/designs', { token: signedIn })).status).toBe(401)
  })

  it('is given to nobody who is not signed in', async () => {
    expect((await shop.call('POST /api/v1/design-library/token', {})).status).toBe(401)
  })
})

it('asks Firestore with one access token as long as that is good', async () => {
  const before = firestore.granted
  await picture()
  await picture()
  expect(firestore.granted - before).toBeLessThanOrEqual(1)
  shop.clock.advance(3600)
  await picture()
  expect(firestore.granted - before).toBeLessThanOrEqual(2)
  expect(firestore.granted).toBeGreaterThan(before)
})
