import type { Totals } from '@motif/contract'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { m } from '@motif/messages'
import { type CheckoutEntered, CheckoutScreen, type CheckoutTyped } from '@motif/ui/screens/checkout'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { formatDay, formatList, formatMoney } from '@motif/ui/format'
import { asRead } from '../fixtures/as-read.ts'
import { carts, countries, lines, methods } from '../fixtures/carts.ts'
import { totalsOf, usd } from '../fixtures/prices.ts'
import { addresses, failures, people, savedAddresses } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const emptyDraft: CheckoutTyped = { email: '', shipping: {}, billing: null, giftNote: '' }
const filled: CheckoutTyped = { ...emptyDraft, email: people.ada.email, shipping: addresses.unitedStates }
const entered: CheckoutEntered = {
  email: people.ada.email,
  shippingAddress: addresses.unitedStates,
  billingAddress: null,
  giftNote: ''
}
const quoted = totalsOf(carts.ready.lines, { to: addresses.unitedStates })

const meta = preview.meta({
  title: 'Screens/Checkout',
  component: CheckoutScreen,
  parameters: { ...inShell('checkout'), chromatic: { modes } },
  args: {
    step: 'email' as const,
    initial: emptyDraft,
    entered,
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

export const Loading = meta.story({ args: { isOpening: true } })
export const Empty = meta.story({ args: { lines: [], totals: totalsOf([]) } })
export const Failed = meta.story({ args: { lines: undefined, totals: undefined, failure: failures.network } })

export const Email = meta.story({
  tags: ['picture'],
  args: { loginHref: '/login' },
  play: async ({ canvas, args }) => {
    const email = canvas.getByRole('textbox', { name: m.accounts_email() })
    await userEvent.click(canvas.getByRole('button', { name: m.checkout_continue() }))
    await expect(email).toHaveFocus()
    await expect(email).toBeInvalid()
    await userEvent.type(email, 'ada@example.com{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ typed: { ...emptyDraft, email: 'ada@example.com' } })
    await expect(args.onEmail).toHaveBeenCalledWith({ email: 'ada@example.com' })
  }
})

export const EmailWithOffers = meta.story({
  tags: ['picture'],
  args: {
    loginHref: '/login',
    offersNewsletter: true,
    offersReminder: true,
    initial: { ...emptyDraft, email: 'ada@example.com' }
  },
  play: async ({ canvas, args }) => {
    const newsletter = canvas.getByRole('checkbox', {
      name: `${m.checkout_newsletter()} ${m.checkout_newsletter_hint()}`
    })
    const reminder = canvas.getByRole('checkbox', { name: `${m.checkout_reminder()} ${m.checkout_reminder_hint()}` })
    const goOn = canvas.getByRole('button', { name: m.checkout_continue() })
    await expect(newsletter).not.toBeChecked()
    await expect(reminder).not.toBeChecked()
    await userEvent.click(goOn)
    await expect(args.onEmail).toHaveBeenLastCalledWith({ email: 'ada@example.com' })
    await userEvent.click(newsletter)
    await userEvent.click(goOn)
    await expect(args.onEmail).toHaveBeenLastCalledWith({ email: 'ada@example.com', newsletter: true })
    await userEvent.click(reminder)
    await userEvent.click(newsletter)
    await userEvent.click(goOn)
    await expect(args.onEmail).toHaveBeenLastCalledWith({ email: 'ada@example.com', reminder: true })
  }
})

export const Address = meta.story({
  tags: ['picture'],
  args: atAddress,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.checkout_continue() }))
    await expect(canvas.getByLabelText(m.addresses_name())).toHaveFocus()
    await userEvent.type(canvas.getByLabelText(m.addresses_name()), 'Ada Lovelace')
    await userEvent.type(canvas.getByLabelText(m.addresses_line1()), '1600 Valencia Street')
    await userEvent.type(canvas.getByLabelText(m.addresses_city()), 'San Francisco')
    await userEvent.selectOptions(canvas.getByLabelText(m.addresses_state()), 'California')
    const zip = canvas.getByLabelText(m.addresses_zip_code())
    await userEvent.type(zip, '941')
    await userEvent.tab()
    await expect(zip).toHaveAccessibleDescription(
      m.addresses_postal_wrong({ label: m.addresses_zip_code(), example: 95014 })
    )
    await userEvent.type(zip, '10')
    await userEvent.click(canvas.getByRole('button', { name: m.checkout_continue() }))
    await expect(args.onAddress).toHaveBeenCalledWith({
      shippingAddress: {
        name: 'Ada Lovelace',
        line1: '1600 Valencia Street',
        city: 'San Francisco',
        region: 'CA',
        postalCode: '94110',
        country: 'US'
      },
      billingAddress: null
    })
  }
})

export const AddressFollowsTheCountry = meta.story({
  tags: ['deed'],
  args: atAddress,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText(m.addresses_country()), 'United Kingdom')
    await expect(canvas.getByLabelText(m.addresses_postcode())).toBeVisible()
    await expect(canvas.getByLabelText(m.addresses_city_gb())).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText(m.addresses_country()), 'India')
    await expect(canvas.getByLabelText(m.addresses_pin_code())).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText(m.addresses_country()), 'Japan')
    await expect(canvas.getByLabelText(m.addresses_prefecture())).toBeVisible()
  }
})

export const AnotherBillingAddress = meta.story({
  args: { ...atAddress, initial: { ...filled, billing: addresses.japan } }
})

export const SavedAddress = meta.story({
  tags: ['deed'],
  args: { ...atAddress, savedAddresses },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Work Ada Lovelace 12 Ropewalk/ }))
    await expect(canvas.queryByLabelText(m.addresses_postcode())).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: m.checkout_continue() }))
    await expect(args.onAddress).toHaveBeenCalledWith({
      shippingAddress: expect.objectContaining({ line1: '12 Ropewalk', postalCode: 'BS1 6QU' }),
      billingAddress: null
    })
    await userEvent.click(canvas.getByRole('radio', { name: m.checkout_saved_address_new() }))
    await expect(canvas.getByLabelText(m.addresses_postcode())).toHaveValue('')
  }
})

export const AddressRefused = meta.story({
  tags: ['picture'],
  args: {
    ...atAddress,
    initial: filled,
    failure: {
      code: 'invalid-input',
      message: '',
      field: 'shippingAddress.postalCode',
      fields: { 'shippingAddress.postalCode': 'a postal code of that country' }
    }
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(m.addresses_zip_code())).toHaveFocus())
    await expect(canvas.getByLabelText(m.addresses_zip_code())).toBeInvalid()
  }
})

export const NotDeliveredThere = meta.story({
  args: { ...atAddress, initial: filled, failure: { code: 'unshippable', message: '' } }
})
export const Quoting = meta.story({ args: { ...atAddress, initial: filled, isQuoting: true } })

export const Delivery = meta.story({
  tags: ['picture'],
  args: atShipping,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText(/Express/))
    await userEvent.click(canvas.getByRole('button', { name: m.checkout_continue() }))
    await expect(args.onMethod).toHaveBeenCalledWith({ method: 'express', giftNote: '' })
    const [changeEmail] = canvas.getAllByRole('button', { name: m.checkout_change() })
    await userEvent.click(changeEmail as HTMLElement)
    await expect(args.onStep).toHaveBeenCalledWith({ step: 'email' })
  }
})

export const Payment = meta.story({
  tags: ['picture'],
  args: atPayment,
  play: async ({ canvas, args }) => {
    const card = canvas.getByLabelText(m.checkout_card_number())
    await userEvent.type(card, '42424242')
    await expect(card).toHaveValue('4242 4242')
    await userEvent.click(canvas.getByRole('button', { name: m.checkout_pay({ amount: formatMoney(quoted.total) }) }))
    await expect(card).toHaveAccessibleDescription(m.checkout_card_wrong())
    await userEvent.type(card, '42424242')
    await userEvent.click(canvas.getByRole('button', { name: m.checkout_pay({ amount: formatMoney(quoted.total) }) }))
    await expect(args.onPay).toHaveBeenCalledWith({ card: '4242424242424242' })
  }
})

export const CorrectsInTheMiddle = meta.story({
  tags: ['deed'],
  args: atPayment,
  play: async ({ canvas }) => {
    const card = canvas.getByLabelText<HTMLInputElement>(m.checkout_card_number())
    await userEvent.type(card, '424242424242')
    card.setSelectionRange(2, 2)
    await userEvent.keyboard('9')
    await expect(card).toHaveValue('4294 2424 2424 2')
    await expect(card.selectionStart).toBe(3)
  }
})

export const Placing = meta.story({ args: { ...atPayment, status: 'placing' } })

/** The server demands a proof of work before the order. The button shows this as busy, and a status announces it. */
export const Solving = meta.story({
  tags: ['picture'],
  args: { ...atPayment, status: 'solving' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: m.checkout_solving() })).toHaveAttribute('aria-busy', 'true')
    await expect(
      canvas
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(' ')
    ).toContain(m.checkout_solving())
  }
})
export const Paying = meta.story({ args: { ...atPayment, status: 'paying' } })
export const Reconnecting = meta.story({ args: { ...atPayment, status: 'reconnecting' } })

export const BankAsks = meta.story({
  tags: ['picture'],
  args: { ...atPayment, status: 'challenged' },
  play: async ({ canvas, args }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: m.checkout_bank_title() }))
    await waitFor(() => expect(dialog.getByRole('button', { name: m.checkout_bank_approve() })).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: m.checkout_bank_approve() }))
    await expect(args.onChallenge).toHaveBeenCalledWith({ result: 'passed' })
    await userEvent.click(dialog.getByRole('button', { name: m.checkout_bank_decline() }))
    await expect(args.onChallenge).toHaveBeenLastCalledWith({ result: 'failed' })
  }
})

export const Declined = meta.story({
  tags: ['picture'],
  args: { ...atPayment, failure: { code: 'declined', message: '' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(m.checkout_declined_lead())
    await userEvent.click(canvas.getByRole('button', { name: /4242 4242 4242 4242/ }))
    await userEvent.click(canvas.getByRole('button', { name: m.checkout_pay({ amount: formatMoney(quoted.total) }) }))
    await expect(args.onPay).toHaveBeenCalledWith({ card: '4242424242424242' })
  }
})

/** Only one error is shown at a time. */
export const DeclinedThenMistyped = meta.story({
  tags: ['deed'],
  args: { ...atPayment, failure: { code: 'declined', message: '' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(m.checkout_card_number()), '4242')
    await userEvent.click(canvas.getByRole('button', { name: m.checkout_pay({ amount: formatMoney(quoted.total) }) }))
    await expect(canvas.getByLabelText(m.checkout_card_number())).toHaveAccessibleDescription(m.checkout_card_wrong())
    await expect(canvas.queryByText(m.checkout_declined_title())).not.toBeInTheDocument()
    await userEvent.type(canvas.getByLabelText(m.checkout_card_number()), '424242424242')
    await expect(canvas.queryByText(m.checkout_declined_title())).not.toBeInTheDocument()
  }
})

export const BankNotConfirmed = meta.story({
  args: { ...atPayment, failure: { code: 'declined', message: '', reason: 'not-confirmed' } }
})
export const NotEnoughOnTheCard = meta.story({
  args: { ...atPayment, failure: { code: 'declined', message: '', reason: 'insufficient-funds' } }
})
export const CardExpired = meta.story({
  args: { ...atPayment, failure: { code: 'declined', message: '', reason: 'expired' } }
})
export const CardDetailsWrong = meta.story({
  args: { ...atPayment, failure: { code: 'declined', message: '', reason: 'incorrect' } }
})
export const BankOutOfReach = meta.story({
  args: { ...atPayment, failure: { code: 'declined', message: '', reason: 'processing-error' } }
})

export const SoldOut = meta.story({
  tags: ['picture'],
  args: { ...atPayment, outOfStock: ['l2'], failure: { code: 'out-of-stock', message: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enamel mug, Midnight')).toBeVisible()
    await expect(canvas.getByRole('link', { name: m.checkout_out_back() })).toHaveAttribute('href', '/cart')
  }
})

export const ConnectionLost = meta.story({
  tags: ['picture'],
  args: { ...atPayment, failure: failures.network },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(m.checkout_lost_lead())).toBeVisible()
    await expect(canvas.getByRole('button', { name: m.checkout_pay_again() })).toBeVisible()
  }
})

export const CouponHoldsNoMore = meta.story({
  args: {
    ...atPayment,
    couponProblem: { code: 'used-up', detail: 'This coupon was used as often as it could be.' },
    failure: { code: 'price-changed', message: '' }
  }
})
export const PriceChanged = meta.story({ args: { ...atPayment, failure: { code: 'price-changed', message: '' } } })
export const Throttled = meta.story({ args: { ...atPayment, failure: failures.tooMany } })
export const BrokenOnOurSide = meta.story({ args: { ...atPayment, failure: failures.internal } })
export const AwkwardData = meta.story({
  args: {
    ...atPayment,
    lines: [lines.long, lines.arabic, lines.tee, lines.mug, lines.tote],
    entered: {
      email: people.long.email,
      shippingAddress: addresses.long,
      billingAddress: addresses.japan,
      giftNote: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6)
    }
  }
})
export const Arabic = meta.story({
  args: { ...atPayment, entered: { ...entered, shippingAddress: addresses.arabic, giftNote: 'كل عام وأنت بخير! 🎂' } },
  globals: { locale: 'ar-XB' }
})
export const TwoHundredLines = meta.story({
  args: { ...atPayment, lines: carts.huge.lines },
  parameters: { a11y: { test: 'off' } }
})

const giftCards = { cards: [], onAdd: fn(), onRemove: fn() }
const paidByCard = (amount: number): Totals => ({
  ...quoted,
  giftCards: [{ lastFour: 'Q7RT', amount: usd(amount) }],
  toPay: usd(quoted.total.amount - amount)
})
const birthdayCard = { id: 'gift1', lastFour: 'Q7RT', balance: usd(1000), amount: usd(1000) }

/** Gift cards are entered in the payment step: they are a payment. The total stays the same and the card pays the rest. */
export const GiftCardTyped = meta.story({
  tags: ['deed'],
  args: { ...atPayment, giftCards },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(m.checkout_gift_card_open()))
    const code = canvas.getByLabelText(m.checkout_gift_card())
    await userEvent.click(canvas.getByRole('button', { name: m.checkout_gift_card_use() }))
    await expect(code).toHaveAccessibleDescription(expect.stringContaining(m.checkout_gift_card_missing()))
    await userEvent.type(code, ' abcd-2345-efgh-6789 {Enter}')
    await expect(giftCards.onAdd).toHaveBeenLastCalledWith({ code: 'abcd-2345-efgh-6789' })
  }
})

export const GiftCardPaysAPart = meta.story({
  tags: ['picture'],
  args: { ...atPayment, totals: paidByCard(1000), giftCards: { ...giftCards, cards: [birthdayCard] } },
  play: async ({ canvas }) => {
    const left = formatMoney(usd(quoted.total.amount - 1000))
    await expect(canvas.getByRole('button', { name: m.checkout_pay({ amount: left }) })).toBeVisible()
    // Arabic amounts contain a no-break space, which Testing Library normalises.
    const pays = m.checkout_gift_card_pays_whole({ amount: formatMoney(usd(1000)) }).replaceAll(/\s+/g, ' ')
    await expect(canvas.getByText(pays)).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: m.checkout_gift_card_remove({ lastFour: birthdayCard.lastFour }) })
    )
    await expect(giftCards.onRemove).toHaveBeenLastCalledWith({ id: 'gift1' })
  }
})

export const GiftCardPaysAll = meta.story({
  tags: ['picture'],
  args: {
    ...atPayment,
    totals: paidByCard(quoted.total.amount),
    giftCards: {
      ...giftCards,
      cards: [{ ...birthdayCard, balance: usd(50_000), amount: quoted.total }]
    }
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByLabelText(m.checkout_card_number())).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: m.checkout_pay_with_gift_card() }))
    await expect(args.onPay).toHaveBeenCalledWith({})
  }
})

export const GiftCardRefused = meta.story({
  tags: ['picture'],
  args: {
    ...atPayment,
    giftCards: {
      ...giftCards,
      failure: {
        code: 'invalid-gift-card',
        message: '',
        detail: "This gift card can't be used. Check how the code is written. It may also have ended, or be used up."
      }
    }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(m.checkout_gift_card())).toBeInvalid()
  }
})

/** An order accepts at most five gift cards. Four of these have no balance left, or have expired. */
export const FiveGiftCards = meta.story({
  tags: ['deed'],
  args: {
    ...atPayment,
    totals: paidByCard(1000),
    giftCards: {
      ...giftCards,
      cards: [
        birthdayCard,
        ...['A2B3', 'C4D5', 'E6F7', 'G8H9'].map((lastFour) => ({
          id: lastFour,
          lastFour,
          balance: usd(0),
          amount: usd(0)
        }))
      ]
    }
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(m.checkout_gift_card_another())).not.toBeInTheDocument()
  }
})

export const GiftCardBusy = meta.story({ args: { ...atPayment, giftCards: { ...giftCards, isBusy: true } } })

export const Gift = meta.story({
  tags: ['deed'],
  args: atShipping,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: m.checkout_gift() }))
    await userEvent.type(canvas.getByLabelText(m.checkout_gift_label()), 'Happy birthday!')
    await userEvent.click(canvas.getByRole('checkbox', { name: m.checkout_gift() }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ typed: { ...filled, giftNote: '' } })
    await userEvent.click(canvas.getByRole('checkbox', { name: m.checkout_gift() }))
    await expect(canvas.getByLabelText(m.checkout_gift_label())).toHaveValue('Happy birthday!')
    await userEvent.click(canvas.getByRole('button', { name: m.checkout_continue() }))
    await expect(args.onMethod).toHaveBeenCalledWith({ method: 'standard', giftNote: 'Happy birthday!' })
  }
})

export const EverythingAnswered = meta.story({
  tags: ['picture'],
  args: {
    ...atPayment,
    entered: { ...entered, billingAddress: addresses.japan, giftNote: 'Happy birthday!\nFrom all of us.' }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(asRead(m.checkout_shipping_by({ day: formatDay('2026-12-03') })))).toBeVisible()
    await expect(canvas.getByText(/From all of us/)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: m.checkout_change() })).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: m.checkout_terms() })).toHaveAttribute('href', '/tnc')
  }
})

/** The notice about the total once shipping and tax are known. */
const quotedNews = () =>
  asRead(
    m.checkout_total_news({
      amount: formatMoney(quoted.total),
      parts: formatList([m.cart_shipping(), m.cart_tax()])
    })
  )

/** A notice explains a total that changed without an action of the customer. */
export const TotalChanges = meta.story({
  tags: ['deed'],
  args: { ...atPayment, totals: carts.ready.totals },
  render: (args) => {
    const [totals, setTotals] = useState(carts.ready.totals)
    return <CheckoutScreen {...args} totals={totals} onPay={() => setTotals(quoted)} />
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(m.checkout_card_number()), '4242424242424242')
    await userEvent.click(
      canvas.getByRole('button', { name: m.checkout_pay({ amount: formatMoney(carts.ready.totals.total) }) })
    )
    await expect(canvas.getByText(quotedNews())).toBeVisible()
  }
})

/** A total that changed by the customer's own selection shows no notice. */
export const TotalFollowsAChoice = meta.story({
  tags: ['deed'],
  args: atShipping,
  render: (args) => {
    const [chosen, setChosen] = useState<string>()
    return (
      <CheckoutScreen
        {...args}
        method={chosen}
        totals={chosen === undefined ? carts.ready.totals : quoted}
        onMethod={({ method }) => setChosen(method)}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.checkout_continue() }))
    await expect(canvas.getAllByText(asRead(formatMoney(quoted.total))).length).toBeGreaterThan(0)
    await expect(canvas.queryByText(quotedNews())).not.toBeInTheDocument()
  }
})

export const DeliveryMarked = meta.story({
  tags: ['deed'],
  args: { ...atShipping, initial: { ...filled, shippingMethod: 'express' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText(/Express/)).toBeChecked()
    await userEvent.click(canvas.getByLabelText(/Standard/))
    await expect(args.onChange).toHaveBeenLastCalledWith({ typed: { ...filled, shippingMethod: 'standard' } })
    await userEvent.click(canvas.getByRole('button', { name: m.checkout_continue() }))
    await expect(args.onMethod).toHaveBeenCalledWith({ method: 'standard', giftNote: '' })
  }
})

export const MarkedDeliveryOfferedNoMore = meta.story({
  tags: ['picture'],
  args: {
    ...atShipping,
    initial: { ...filled, shippingMethod: 'express' },
    methods: methods.filter(({ id }) => id === 'standard')
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Standard/)).toBeChecked()
  }
})

export const LoggedOut = meta.story({
  tags: ['picture'],
  args: { ...atPayment, loggedOutHref: '/login?next=%2Fcheckout%3Fstep%3Dpayment' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(m.checkout_logged_out_lead())
    await expect(canvas.getByRole('link', { name: m.checkout_logged_out_login() })).toHaveAttribute(
      'href',
      '/login?next=%2Fcheckout%3Fstep%3Dpayment'
    )
    await expect(canvas.queryByLabelText(m.checkout_card_number())).not.toBeInTheDocument()
  }
})

export const EmptiedInAnotherTab = meta.story({
  tags: ['picture'],
  args: { ...atPayment, isEmptiedElsewhere: true },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await waitFor(() => expect(alert).toHaveFocus())
    await expect(alert).toHaveTextContent(m.checkout_emptied_title())
    await expect(alert).toHaveTextContent(m.checkout_emptied_lead())
    await expect(canvas.queryByLabelText(m.checkout_card_number())).not.toBeInTheDocument()
  }
})

export const Done = meta.story({
  parameters: inShell('customer'),
  tags: ['picture'],
  args: {
    ...atPayment,
    step: 'done',
    order: {
      number: 'M-2611-K4TQ',
      email: people.ada.email,
      href: '/orderspage?order=o1&key=k1',
      deliveryBy: '2026-12-03'
    }
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await expect(canvas.getByText(m.checkout_done_number({ number: 'M-2611-K4TQ' }))).toBeVisible()
    await expect(canvas.getByText(m.checkout_done_mail({ email: 'ada@example.com' }))).toBeVisible()
    await expect(canvas.getByText(asRead(m.checkout_done_next_arrive({ day: formatDay('2026-12-03') })))).toBeVisible()
    await expect(canvas.queryByRole('link', { name: m.checkout_done_register() })).not.toBeInTheDocument()
  }
})

/** An order placed before delivery dates were stored. */
export const DoneWithoutADay = meta.story({
  parameters: inShell('customer'),
  tags: ['picture'],
  args: {
    ...atPayment,
    step: 'done',
    order: { number: 'M-2611-K4TQ', email: people.ada.email, href: '/orderspage?order=o1&key=k1', deliveryBy: null }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(m.checkout_done_next_arrive_unknown())).toBeVisible()
  }
})

export const DoneAsGuest = meta.story({
  parameters: inShell('visitor'),
  tags: ['picture'],
  args: {
    ...atPayment,
    step: 'done',
    order: {
      number: 'M-2611-K4TQ',
      email: people.ada.email,
      href: '/orderspage?order=o1&key=k1',
      deliveryBy: '2026-12-03'
    },
    registerHref: '/register',
    onRegister: fn()
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: m.checkout_done_register() }))
    await expect(args.onRegister).toHaveBeenCalled()
  }
})
