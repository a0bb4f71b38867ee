interface Listeners {
  ready?: () => void
}

interface SavedCard {
  id: string
  card: { last4: string }
}

interface Confirmation {
  clientSecret: string
  confirmParams: { return_url: string }
}

/**
 * Replaces Stripe's script: the card number is in the page instead of a frame, the calls to Stripe's server are the same, and the bank has
 * a separate page. It is serialized to run in the browser, so it must not use anything outside its body.
 */
export function stripeJs(): void {
  const version = new URL((document.currentScript as HTMLScriptElement).src).pathname.split('/')[1]
  const cards = { number: '', kept: '', isToBeKept: false, session: '' }

  const labelled = (words: string, input: HTMLInputElement) => {
    const label = document.createElement('label')
    label.style.cssText = 'display:block;color:inherit;min-height:44px'
    label.append(input, words)
    return label
  }

  /** Renders the saved cards, each with a choice and a button to remove it, and a checkbox to save the new card. */
  async function drawKept(host: HTMLElement): Promise<void> {
    const answer = await fetch(`https://api.stripe.com/v1/payment_methods?customer_session=${cards.session}`)
    const { data } = (await answer.json()) as { data: SavedCard[] }
    for (const { id, card } of data) {
      const choice = document.createElement('input')
      choice.type = 'radio'
      choice.addEventListener('change', () => {
        cards.kept = id
      })
      const remove = document.createElement('button')
      remove.type = 'button'
      remove.textContent = `Remove card ${card.last4}`
      const row = document.createElement('div')
      const forget = async () => {
        await fetch(`https://api.stripe.com/v1/payment_methods/${id}/detach`, {
          method: 'POST',
          body: new URLSearchParams({ customer_session: cards.session })
        })
        if (cards.kept === id) cards.kept = ''
        row.remove()
      }
      remove.addEventListener('click', () => void forget())
      row.append(labelled(`Card ending in ${card.last4}`, choice), remove)
      host.prepend(row)
    }
    const keep = document.createElement('input')
    keep.type = 'checkbox'
    keep.addEventListener('change', () => {
      cards.isToBeKept = keep.checked
    })
    host.append(labelled('Save for future purchases', keep))
  }

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
    if (cards.session !== '') void drawKept(host)
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
    submit: async () => (cards.number === '' && cards.kept === '' ? { error: { type: 'validation_error' } } : {})
  }

  const pathOf = (secret: string) => `https://api.stripe.com/v1/payment_intents/${secret.split('_secret_')[0]}`
  /** The payment intent, or the error that Stripe.js would report. */
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
    const answer = await ask(
      `${pathOf(clientSecret)}/confirm`,
      new URLSearchParams({
        client_secret: clientSecret,
        ...(cards.kept === '' ? { card: cards.number, save: String(cards.isToBeKept) } : { payment_method: cards.kept })
      })
    )
    if (answer.paymentIntent?.status !== 'requires_action') return answer
    location.assign(
      `https://hooks.stripe.com/bank?${new URLSearchParams({ client_secret: clientSecret, return_url: confirmParams.return_url })}`
    )
    return new Promise(() => undefined)
  }

  const stripe = {
    elements: ({ customerSessionClientSecret = '' }: { customerSessionClientSecret?: string }) => {
      cards.session = customerSessionClientSecret
      return elements
    },
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
