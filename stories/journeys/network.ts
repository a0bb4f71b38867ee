import { type CallName, calls } from '@motif/contract'
import { http, HttpResponse, passthrough } from 'msw'
import { setupWorker } from 'msw/browser'
import type { ModelShop } from '../fixtures/model-shop.ts'
import { type Answers, answerTo } from './contract-answers.ts'
import { answersOf } from './shop-answers.ts'

interface Network {
  answers: Answers
  /** Requests and responses that violate the contract. */
  faults: string[]
}

/** Undefined while no journey is shown. */
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

/** Calls that the contract lacks: registered after the handlers of the contract. */
const noCall = http.all('/api/*', ({ request: { method, url } }) => {
  if (network === undefined) return passthrough()
  network.faults.push(`The contract has no call ${method} ${new URL(url).pathname}.`)
  return HttpResponse.json({}, { status: 500 })
})

const worker = setupWorker(...(Object.keys(calls) as CallName[]).map(handlerOf), noCall)

/**
 * The worker starts once and never stops: a worker that is stopped and restarted at once unregisters itself after the
 * restart. Without a journey it passes all requests through.
 */
let starting: Promise<unknown> | undefined

/** Answers all API calls of this page from a model shop. Returns a function that ends this. */
export async function openNetwork(shop: ModelShop): Promise<() => void> {
  starting ??= worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  await starting
  const opened = { answers: answersOf(shop), faults: [] }
  network = opened
  return () => {
    if (network === opened) network = undefined
  }
}
