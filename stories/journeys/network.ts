import { type CallName, calls } from '@motif/contract'
import { http, HttpResponse, passthrough } from 'msw'
import { setupWorker } from 'msw/browser'
import type { ModelShop } from '../fixtures/model-shop.ts'
import { type Answers, answerTo } from './contract-answers.ts'
import { answersOf } from './shop-answers.ts'

interface Network {
  answers: Answers
  /** What was asked or answered against the contract. */
  faults: string[]
}

/** None while no journey is shown. */
let network: Network | undefined

/** Contract violations since the story's start. */
export const faultsOfNetwork = (): readonly string[] => network?.faults ?? []

const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete }

const handlerOf = (name: CallName) => {
  const [method, path] = name.split(' ') as [keyof typeof methods, string]
  return methods[method](path.replaceAll(/\{(\w+)\}/g, ':$1'), async ({ request, params }) => {
    if (network === undefined) return passthrough()
    const { answers, faults } = network
    try {
      const sent = { params, url: new URL(request.url), headers: request.headers, text: await request.text() }
      const { status, body } = answerTo(name, sent, answers)
      return HttpResponse.json(body as object, { status })
    } catch (thrown) {
      faults.push(String(thrown))
      return HttpResponse.json({}, { status: 500 })
    }
  })
}

/** Behind those of the contract. */
const noCall = http.all('/api/*', ({ request: { method, url } }) => {
  if (network === undefined) return passthrough()
  network.faults.push(`The contract has no call ${method} ${new URL(url).pathname}.`)
  return HttpResponse.json({}, { status: 500 })
})

const worker = setupWorker(...(Object.keys(calls) as CallName[]).map(handlerOf), noCall)

/** Stopped and begun again at once, a worker unregisters itself just then: it stays, and lets everything pass. */
let starting: Promise<unknown> | undefined

/** Has a model shop answer every call of the contract that this page makes; returns how to stop. */
export async function openNetwork(shop: ModelShop): Promise<() => void> {
  starting ??= worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  await starting
  const opened = { answers: answersOf(shop), faults: [] }
  network = opened
  return () => {
    if (network === opened) network = undefined
  }
}
