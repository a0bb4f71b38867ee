interface Listeners {
  ready?: () => void
}

interface Confirmation {
  clientSecret: string
  confirmParams: { return_url: string }
}

/**
 * Stands in for Stripe's script: a card's number in the page instead of in a frame, the same calls to Stripe's server, and
 * the bank on a page of its own. It runs in the browser, so it may use nothing from outside its own braces.
 */
export function stripeJs(): void {
  const version = new URL((document.currentScript as HTMLScriptElement).src).pathname.split('/')[1]
  const cards = { number: '' }

  function drawForm(host: HTMLElement): void {
    const label = document.createElement('label')
    const input = document.createElement('input')
    label.style.cssText = 'display:block;color:inherit'
    input.style.cssText = 'display:block;width:100%;min-height:44px;border:1px solid currentColor'
    input.addEventListener('input', () => {
      cards.number = input.value.replaceAll(' ', '')
    })
    label.append('Card number', input)
    host.replaceChildren(label)
  }

  const listeners: Listeners = {}
  const payment = {
    mount(host: HTMLElement) {
      drawForm(host)
      queueMicrotask(() => listeners.ready?.())
    },
    on: (name: keyof Listeners, listener: () => void) => {
      listeners[name] = listener
    },
    off: () => undefined,
    update: () => undefined,
    destroy: () => undefined
  }
  const elements = {
    create: () => payment,
    getElement: () => payment,
    update: () => undefined,
    submit: async () => (cards.number === '' ? { error: { type: 'validation_error' } } : {})
  }

  const pathOf = (secret: string) => `https://api.stripe.com/v1/payment_intents/${secret.split('_secret_')[0]}`
  /** Its answer, or the error it would be told as. */
  const ask = async (address: string, body?: URLSearchParams) => {
    try {
      const answer = await fetch(address, body && { method: 'POST', body })
      const said = (await answer.json()) as { error?: object; status: string }
      return answer.ok ? { paymentIntent: said } : { error: said.error }
    } catch {
      return { error: { type: 'api_connection_error' } }
    }
  }

  async function confirmPayment({ clientSecret, confirmParams }: Confirmation): Promise<unknown> {
    const answer = await ask(`${pathOf(clientSecret)}/confirm`, new URLSearchParams({ client_secret: clientSecret, card: cards.number }))
    if (answer.paymentIntent?.status !== 'requires_action') return answer
    location.assign(`https://hooks.stripe.com/bank?${new URLSearchParams({ client_secret: clientSecret, return_url: confirmParams.return_url })}`)
    return new Promise(() => undefined)
  }

  const stripe = {
    elements: () => elements,
    confirmPayment,
    retrievePaymentIntent: (secret: string) => ask(`${pathOf(secret)}?client_secret=${secret}`),
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    confirmCardPayment: () => undefined,
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined
  }
  Object.assign(window, { Stripe: Object.assign(() => stripe, { version }) })
}
