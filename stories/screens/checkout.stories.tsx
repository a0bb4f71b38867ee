import { expect, fn, userEvent, within } from 'storybook/test'
import { CheckoutScreen, type CheckoutTyped } from '@motif/ui/screens/checkout'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { carts, countries, lines, methods, totalsOf, usd } from '../fixtures/carts.ts'
import { addresses, failures, people, savedAddresses } from '../fixtures/people.ts'

const nothing: CheckoutTyped = { email: '', shipping: {}, billing: null }
const filled: CheckoutTyped = { email: people.ada.email, shipping: addresses.unitedStates, billing: null }
const quoted = totalsOf(carts.ready.lines, { shipping: usd(590), tax: usd(1029) })

const meta = preview.meta({
  title: 'Screens/Checkout',
  component: CheckoutScreen,
  parameters: { chromatic: { modes } },
  args: {
    step: 'email' as const,
    initial: nothing,
    lines: carts.ready.lines,
    totals: carts.ready.totals,
    countries,
    methods,
    arrivals: { standard: '2026-12-03', express: '2026-11-27' },
    onChange: fn(),
    onEmail: fn(),
    onAddress: fn(),
    onMethod: fn(),
    onStep: fn(),
    onPay: fn(),
    onChallenge: fn(),
    onRetry: fn()
  }
})

const atAddress = { step: 'address' as const, initial: { ...filled, shipping: { country: 'US' } } }
const atShipping = { step: 'shipping' as const, initial: filled, totals: quoted }
const atPayment = { step: 'payment' as const, initial: filled, method: 'standard' as const, totals: quoted }

export const Loading = meta.story({ args: { lines: undefined, totals: undefined } })
export const Empty = meta.story({ args: { lines: [], totals: totalsOf([]) } })
export const Failed = meta.story({ args: { lines: undefined, totals: undefined, failure: failures.network } })

export const Email = meta.story({
  args: { loginHref: '/login' },
  play: async ({ canvas, args }) => {
    const email = canvas.getByRole('textbox', { name: 'E-mail' })
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(email).toHaveFocus()
    await expect(email).toBeInvalid()
    await userEvent.type(email, 'ada@example.com{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ typed: { ...nothing, email: 'ada@example.com' } })
    await expect(args.onEmail).toHaveBeenCalledWith({ email: 'ada@example.com' })
  }
})

export const Address = meta.story({
  args: atAddress,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(canvas.getByLabelText('Full name')).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('Full name'), 'Ada Lovelace')
    await userEvent.type(canvas.getByLabelText('Address'), '1600 Valencia Street')
    await userEvent.type(canvas.getByLabelText('City'), 'San Francisco')
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'California')
    const zip = canvas.getByLabelText('ZIP code')
    await userEvent.type(zip, '941')
    await userEvent.tab()
    await expect(zip).toHaveAccessibleDescription('ZIP code does not look right. An example: 94103.')
    await userEvent.type(zip, '10')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.onAddress).toHaveBeenCalledWith({
      shippingAddress: { name: 'Ada Lovelace', line1: '1600 Valencia Street', city: 'San Francisco', region: 'CA', postalCode: '94110', country: 'US' },
      billingAddress: null
    })
  }
})

export const AddressFollowsTheCountry = meta.story({
  args: atAddress,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'United Kingdom')
    await expect(canvas.getByLabelText('Postcode')).toBeVisible()
    await expect(canvas.getByLabelText('County (optional)')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'India')
    await expect(canvas.getByLabelText('PIN code')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'Japan')
    await expect(canvas.getByLabelText('Prefecture')).toBeVisible()
  }
})

export const AnotherBillingAddress = meta.story({ args: { ...atAddress, initial: { ...filled, billing: addresses.japan } } })

export const SavedAddress = meta.story({
  args: { ...atAddress, savedAddresses },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Saved address'), 'Ada Lovelace, 12 Ropewalk, Bristol')
    await expect(canvas.getByLabelText('Postcode')).toHaveValue('BS1 6QU')
  }
})

export const AddressRefused = meta.story({
  args: { ...atAddress, initial: filled, failure: { code: 'invalid-input', message: '', field: 'shippingAddress.postalCode', fields: { 'shippingAddress.postalCode': 'a postal code of that country' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('ZIP code')).toHaveFocus()
    await expect(canvas.getByLabelText('ZIP code')).toBeInvalid()
  }
})

export const NotDeliveredThere = meta.story({ args: { ...atAddress, initial: filled, failure: { code: 'unshippable', message: '' } } })
export const Quoting = meta.story({ args: { ...atAddress, initial: filled, isQuoting: true } })

export const Delivery = meta.story({
  args: atShipping,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText(/Express/))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.onMethod).toHaveBeenCalledWith({ method: 'express' })
    const [changeEmail] = canvas.getAllByRole('button', { name: 'Change' })
    await userEvent.click(changeEmail as HTMLElement)
    await expect(args.onStep).toHaveBeenCalledWith({ step: 'email' })
  }
})

export const Payment = meta.story({
  args: atPayment,
  play: async ({ canvas, args }) => {
    const card = canvas.getByLabelText('Card number')
    await userEvent.type(card, '42424242')
    await expect(card).toHaveValue('4242 4242')
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $158.19' }))
    await expect(card).toHaveAccessibleDescription('Check the card number: it should have 12 to 19 digits.')
    await userEvent.type(card, '42424242')
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $158.19' }))
    await expect(args.onPay).toHaveBeenCalledWith({ card: '4242424242424242' })
  }
})

export const CorrectsInTheMiddle = meta.story({
  args: atPayment,
  play: async ({ canvas }) => {
    const card = canvas.getByLabelText<HTMLInputElement>('Card number')
    await userEvent.type(card, '424242424242')
    card.setSelectionRange(2, 2)
    await userEvent.keyboard('9')
    await expect(card).toHaveValue('4294 2424 2424 2')
    await expect(card.selectionStart).toBe(3)
  }
})

export const Placing = meta.story({ args: { ...atPayment, status: 'placing' } })
export const Paying = meta.story({ args: { ...atPayment, status: 'paying' } })
export const Reconnecting = meta.story({ args: { ...atPayment, status: 'reconnecting' } })

export const BankAsks = meta.story({
  args: { ...atPayment, status: 'challenged' },
  play: async ({ canvas, args }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Confirm with your bank' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
    await expect(args.onChallenge).toHaveBeenCalledWith({ result: 'passed' })
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
    await expect(args.onChallenge).toHaveBeenLastCalledWith({ result: 'failed' })
  }
})

export const Declined = meta.story({
  args: { ...atPayment, failure: { code: 'declined', message: '' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was charged. Try another card')
    await userEvent.click(canvas.getByRole('button', { name: /4242 4242 4242 4242/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $158.19' }))
    await expect(args.onPay).toHaveBeenCalledWith({ card: '4242424242424242' })
  }
})

export const SoldOut = meta.story({
  args: { ...atPayment, outOfStock: ['l2'], failure: { code: 'out-of-stock', message: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enamel mug, Midnight')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to the cart' })).toHaveAttribute('href', '/cart')
  }
})

export const ConnectionLost = meta.story({
  args: { ...atPayment, failure: failures.network },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It is safe to try again: the order is made and paid only once.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  }
})

export const PriceChanged = meta.story({ args: { ...atPayment, failure: { code: 'price-changed', message: '' } } })
export const BrokenOnOurSide = meta.story({ args: { ...atPayment, failure: failures.internal } })
export const AwkwardData = meta.story({ args: { ...atPayment, lines: [lines.long, lines.arabic, lines.tee, lines.mug, lines.tote], initial: { email: people.long.email, shipping: addresses.long, billing: null } } })
export const Arabic = meta.story({ args: { ...atShipping, initial: { ...filled, shipping: addresses.arabic } }, globals: { locale: 'ar-XB' } })

export const Done = meta.story({
  args: { ...atPayment, step: 'done', order: { number: 'MO-2041', email: people.ada.email, href: '/orderspage?order=o1&key=k1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect(canvas.getByText('Order MO-2041')).toBeVisible()
    await expect(canvas.getByText('A receipt is on its way to ada@example.com.')).toBeVisible()
    await expect(canvas.getByText(/It is with you by Thu/)).toBeVisible()
  }
})
