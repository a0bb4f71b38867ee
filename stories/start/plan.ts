import type { ProblemCode } from '@motif/contract'
import type { MailName } from '@motif/mails'
import type { checkedModes } from '../../.storybook/modes.ts'

/** States that every screen needs a story for. */
export const states = {
  loading: 'What it shows is on its way.',
  ready: 'All is there.',
  empty: 'There is nothing to show yet.',
  failed: 'The shop answered that it went wrong.',
  offline: 'Nobody answered.',
  long: 'Names, words and addresses as long as they may be, in other scripts too.',
  many: 'Hundreds of what is usually a few.',
  throttled: 'It was asked too often and has to wait.'
} as const

export type State = keyof typeof states

/** The reason why no story shows it. */
interface Hole {
  why: string
}

/** The story that shows a state: its name, with the title (`Title/Name`) if it belongs to another file. */
export type Shown = string | Hole

export const isHole = (shown: Shown): shown is Hole => typeof shown !== 'string'

const hole = (why: string): Hole => ({ why })

const readShared = hole('Reading is turned away as a whole when the shop is full; the failed state says so.')
const atOnce = hole('Nothing is fetched for it: the form stands in the page.')
const form = hole('A form is never empty of what it shows.')
const oneOfEach = hole('There is one of each field, whoever fills it in.')
const words = hole('Its words stand in the page; nothing can go wrong or run out.')

const ofForm = { loading: atOnce, empty: form, many: oneOfEach } as const

/** The story of every screen in every state, by the title of the screen's stories. A state without a story has a reason. */
export const screens = {
  'Screens/Home': {
    loading: 'Loading',
    ready: 'Ready',
    empty: 'Empty',
    failed: 'Failed',
    offline: 'Offline',
    long: 'Long Names',
    many: 'More Options Than Products',
    throttled: readShared
  },
  'Screens/Product': {
    loading: 'Loading',
    ready: 'Ready',
    empty: 'Unknown',
    failed: 'Failed',
    offline: 'Offline',
    long: 'Long Names',
    many: hole('A product has at most a few options, and each is a chip or a colour.'),
    throttled: readShared
  },
  'Screens/Cart': {
    loading: 'Loading',
    ready: 'Ready',
    empty: 'Empty',
    failed: 'Failed',
    offline: 'Offline',
    long: 'Awkward Data',
    many: 'Two Hundred Lines',
    throttled: hole('A change that was turned away is sent again by itself.')
  },
  'Screens/Cart from a mail': {
    loading: 'Opening',
    ready: 'Ready',
    empty: hole('A cart with nothing in it is reminded of by no mail.'),
    failed: 'Ended',
    offline: 'Offline',
    long: words,
    many: oneOfEach,
    throttled: hole('The failed state says so in the sentence of the shop.')
  },
  'Screens/Checkout': {
    loading: 'Loading',
    ready: 'Everything Answered',
    empty: 'Empty',
    failed: 'Broken On Our Side',
    offline: 'Connection Lost',
    long: 'Awkward Data',
    many: 'Two Hundred Lines',
    throttled: 'Throttled'
  },
  'Screens/Order': {
    loading: 'Loading',
    ready: 'Paid',
    empty: 'Not Found',
    failed: 'Failed',
    offline: 'Offline',
    long: 'Awkward Data',
    many: 'Two Hundred Lines',
    throttled: readShared
  },
  'Screens/Orders': {
    loading: 'Loading',
    ready: 'Ready',
    empty: 'Empty',
    failed: 'Failed',
    offline: 'Offline',
    long: hole('It shows numbers, days and sums; names are in the order itself.'),
    many: 'Many',
    throttled: 'Too Many Tries'
  },
  'Screens/Addresses': {
    loading: 'Loading',
    ready: 'Ready',
    empty: 'Empty',
    failed: 'Failed',
    offline: 'Offline',
    long: 'Awkward Data',
    many: 'Many',
    throttled: 'Throttled'
  },
  'Screens/Create design': {
    loading: 'Loading',
    ready: 'Ready',
    empty: 'Empty',
    failed: 'Failed',
    offline: 'Offline',
    long: 'Long Names',
    many: 'Many',
    throttled: readShared
  },
  'Screens/My designs': {
    loading: 'Loading',
    ready: 'Ready',
    empty: 'Empty',
    failed: 'Failed',
    offline: 'Offline',
    long: 'Ready',
    many: 'Many',
    throttled: readShared
  },
  'Screens/Shared design': {
    loading: 'Loading',
    ready: 'Ready',
    empty: 'No Longer Shared',
    failed: 'Failed',
    offline: 'Offline',
    long: 'Long Name Without Blank',
    many: hole('It is one design.'),
    throttled: readShared
  },
  'Screens/Wishlist': {
    loading: 'Loading',
    ready: 'Ready',
    empty: 'Empty',
    failed: 'Failed',
    offline: 'Offline',
    long: 'Long Names',
    many: 'Two Hundred Wishes',
    throttled: readShared
  },
  'Screens/Shared wishlist': {
    loading: 'Loading',
    ready: 'Ready',
    empty: 'No Longer Shared',
    failed: 'Failed',
    offline: 'Offline',
    long: hole('Its cards are those of the wishlist.'),
    many: hole('It shows a page at a time, as the wishlist does.'),
    throttled: readShared
  },
  'Screens/Compare': {
    loading: 'Loading',
    ready: 'Ready',
    empty: 'Empty',
    failed: 'Failed',
    offline: 'Offline',
    long: 'Long Names',
    many: hole('Four products are compared at most, which the ready state shows.'),
    throttled: readShared
  },
  'Screens/Design tool': {
    loading: 'Loading',
    ready: 'Ready',
    empty: 'Empty',
    failed: 'Failed',
    offline: 'Offline',
    long: 'Arabic',
    many: 'Screens/Design tool/Team/Sixty People',
    throttled: hole('A save that was turned away is tried again by itself.')
  },
  'Screens/Admin': {
    loading: 'Loading',
    ready: 'Orders',
    empty: 'No Orders',
    failed: 'Failed',
    offline: 'Offline',
    long: 'Orders',
    many: 'Two Hundred Orders',
    throttled: hole('Staff have no limit of their own that a person could reach.')
  },
  'Screens/Login': {
    ...ofForm,
    ready: 'Ready',
    failed: 'Failed',
    offline: 'Offline',
    long: 'Long Address',
    throttled: 'Throttled'
  },
  'Screens/Register': {
    ...ofForm,
    ready: 'Ready',
    failed: 'Failed',
    offline: 'Offline',
    long: 'Awkward Names',
    throttled: 'Throttled'
  },
  'Screens/Registration complete': {
    ...ofForm,
    ready: 'Ready',
    failed: 'Unexpected',
    offline: 'Offline',
    long: 'Long Name',
    throttled: 'Throttled'
  },
  'Screens/Verify code': {
    ...ofForm,
    ready: 'Ready',
    failed: 'Unexpected',
    offline: 'Offline',
    long: 'Long Address',
    throttled: 'Throttled'
  },
  'Screens/Forgotten password': {
    ...ofForm,
    ready: 'Ready',
    failed: 'Unexpected',
    offline: 'Offline',
    long: 'Long Address',
    throttled: 'Throttled'
  },
  'Screens/New password': {
    ...ofForm,
    ready: 'Ready',
    failed: 'Failed',
    offline: 'Offline',
    long: 'Long Address',
    throttled: 'Throttled'
  },
  'Screens/Login and security': {
    ...ofForm,
    ready: 'Ready',
    failed: 'Unexpected',
    offline: 'Offline',
    long: 'Long Address',
    throttled: 'Throttled'
  },
  'Screens/Contact': {
    ...ofForm,
    ready: 'Ready',
    failed: 'Unexpected',
    offline: 'Failed',
    long: 'Awkward Names',
    throttled: 'Throttled'
  },
  'Screens/Information': {
    loading: words,
    ready: 'Questions',
    empty: 'Questions Without An Answer',
    failed: words,
    offline: words,
    long: 'Terms',
    many: words,
    throttled: words
  }
} as const satisfies Record<`Screens/${string}`, Record<State, Shown>>

export type ScreenTitle = keyof typeof screens

/** Title of the stories of a route's screen, by the route's name. */
export const screenOfRoute: Readonly<Record<string, ScreenTitle>> = {
  home: 'Screens/Home',
  login: 'Screens/Login',
  'forgotten-password': 'Screens/Forgotten password',
  register: 'Screens/Register',
  'registration-complete': 'Screens/Registration complete',
  'verify-code': 'Screens/Verify code',
  'verify-reset-code': 'Screens/Verify code',
  contact: 'Screens/Contact',
  cart: 'Screens/Cart',
  orders: 'Screens/Orders',
  checkout: 'Screens/Checkout',
  addresses: 'Screens/Addresses',
  faq: 'Screens/Information',
  terms: 'Screens/Information',
  privacy: 'Screens/Information',
  product: 'Screens/Product',
  'create-design': 'Screens/Create design',
  'my-designs': 'Screens/My designs',
  'design-tool': 'Screens/Design tool',
  admin: 'Screens/Admin'
}

/** Components without their own stories, by folder, and the story of another component or screen that shows them. */
export const seenWith: Readonly<Record<string, string>> = {
  'findings-to-confirm': 'Screens/Add to cart/To Confirm',
  layer: 'Components/Dialog/Open',
  'loaded-products': 'Screens/Design tool/Change product/Loading',
  modal: 'Components/Dialog/Open',
  motion: 'Components/Toaster/Dragged Aside It Goes',
  'number-input': 'Components/Quantity stepper/One',
  'order-changes': 'Screens/Order/Changes/Changed',
  'painted-canvas': 'Components/Live picture/Painted While It Is On The Way',
  'picture-input': 'Screens/Product/Begun With A Photo',
  'product-choices': 'Screens/Design tool/Change product/Products',
  'radio-group': 'Components/Chip group/Choosing',
  'recently-viewed': 'Screens/Product/Recently Viewed'
}

/** The story of a state, with its title. */
export const storyPath = (title: string, shown: string): string => (shown.includes('/') ? shown : `${title}/${shown}`)

const inWords = 'Components/Failure sentences/What Each Code And Status Says'

/** The story that shows the message of each error code. Codes that only a faulty program causes are shown only in the list of messages. */
export const failures = {
  'invalid-input': 'Screens/Checkout/Address Refused',
  'malformed-json': inWords,
  'invalid-code': 'Screens/Verify code/Wrong Code',
  'invalid-reset-token': 'Screens/New password/Failed',
  'weak-password': 'Screens/Register/Weak Password',
  'invalid-coupon': 'Screens/Cart/Coupon Refused',
  'empty-cart': 'Screens/Checkout/Emptied In Another Tab',
  unshippable: 'Screens/Checkout/Not Delivered There',
  'invalid-upload': inWords,
  'sign-in-required': 'Screens/Checkout/Logged Out',
  'wrong-credentials': 'Screens/Login/Failed',
  'challenge-required': 'Screens/Checkout/Solving',
  forbidden: 'Screens/Order/Of Somebody Else',
  'quota-exceeded': inWords,
  unverified: inWords,
  'not-found': 'Screens/Product/Unknown',
  'method-not-allowed': inWords,
  'out-of-stock': 'Screens/Checkout/Sold Out',
  'invalid-gift-card': 'Screens/Checkout/Gift Card Refused',
  'idempotency-conflict': inWords,
  'design-unconfirmed': 'Screens/Add to cart/To Confirm',
  conflict: 'Screens/Order/Not Cancelled',
  'too-large': inWords,
  'unsupported-media-type': 'Screens/Design tool/Upload Failed',
  'too-complex': inWords,
  'too-many-requests': 'Screens/Login/Throttled',
  internal: 'Screens/Order/Failed',
  unavailable: 'Screens/Create design/Failed'
} as const satisfies Record<ProblemCode, Shown>

/** The story that shows each mail with typical data. */
export const mails = {
  'register-code': 'Mails/Account/Code To Register',
  'reset-code': 'Mails/Account/Code To Reset',
  welcome: 'Mails/Account/Welcome',
  'already-registered': 'Mails/Account/Already Registered',
  'password-changed': 'Mails/Account/Password Changed',
  'google-linked': 'Mails/Account/Google Linked',
  'two-factor-on': 'Mails/Account/Two Factor On',
  'two-factor-off': 'Mails/Account/Two Factor Off',
  'two-factor-reset': 'Mails/Account/Two Factor Reset',
  'two-factor-recovery-code': 'Mails/Account/Two Factor Recovery Code',
  'two-factor-refused': 'Mails/Account/Two Factor Refused',
  'staff-invitation': 'Mails/Account/Staff Invitation',
  'note-mention': 'Mails/Account/Note Mention',
  'contact-message': 'Mails/Contact/Message To The Shop',
  'contact-receipt': 'Mails/Contact/Receipt',
  'contact-reply': 'Mails/Contact/Reply',
  'gift-card': 'Mails/Gift card/Gift Card',
  'question-answered': 'Mails/Contact/Question Answered',
  'back-in-stock': 'Mails/Stock/Back In Stock',
  'cart-reminder': 'Mails/Cart/Reminder',
  'newsletter-confirm': 'Mails/Newsletter/Confirm',
  'newsletter-welcome': 'Mails/Newsletter/Welcome',
  'newsletter-already': 'Mails/Newsletter/Already',
  'order-placed': 'Mails/Orders/Placed',
  'order-paid': 'Mails/Orders/Paid',
  'order-in-production': 'Mails/Orders/In Production',
  'order-shipped': 'Mails/Orders/Shipped',
  'order-part-shipped': 'Mails/Orders/Part Shipped',
  'order-parcel-corrected': 'Mails/Orders/Parcel Corrected',
  'order-parcel-voided': 'Mails/Orders/Parcel Taken Back',
  'order-delivered': 'Mails/Orders/Delivered',
  'order-cancelled': 'Mails/Orders/Cancelled',
  'order-refunded': 'Mails/Orders/Refunded',
  'order-partly-refunded': 'Mails/Orders/Partly Refunded',
  'order-sold-out': 'Mails/Orders/Sold Out While Paying',
  'order-changed': 'Mails/Orders/Changed',
  'order-difference': 'Mails/Orders/Pay The Difference',
  'order-question': 'Mails/Orders/Question',
  'order-link': 'Mails/Orders/Lost Link',
  'payment-link': 'Mails/Orders/Payment Link'
} as const satisfies Record<MailName, Shown>

type CheckedMode = keyof typeof checkedModes

const between = hole('Between the phone and the wide window; Start/Modes shows every screen at 820 px.')
const onItsSide = hole(
  'Only the design tool is another on a phone that lies on its side; a story of its own shows it so.'
)
const onThePhone = hole(
  'Narrower than the phone by 70 px; it is checked in the light, and Start/Modes shows it in every mode.'
)
const inTheLight = hole(
  'Colours do not follow direction or the length of words; each is seen in the light, and Start/Modes shows both at once.'
)

/** The mode of `npm run test:storybook` or of the screenshots for each theme, viewport and language. */
export const looks: Readonly<Record<string, CheckedMode | Hole>> = {
  'light small en': 'light-320',
  'light phone en': 'light-390',
  'light desktop en': 'light-1440',
  'light tablet en': between,
  'dark small en': onThePhone,
  'dark phone en': 'dark-390',
  'dark desktop en': 'dark-1440',
  'dark tablet en': between,
  'light small ar-XB': onThePhone,
  'light phone ar-XB': 'rtl-390',
  'light desktop ar-XB': 'rtl-1440',
  'light tablet ar-XB': between,
  'dark small ar-XB': onThePhone,
  'dark phone ar-XB': inTheLight,
  'dark desktop ar-XB': inTheLight,
  'dark tablet ar-XB': between,
  'light small en-XA': onThePhone,
  'light phone en-XA': 'long-390',
  'light desktop en-XA': 'long-1440',
  'light tablet en-XA': between,
  'dark small en-XA': onThePhone,
  'dark phone en-XA': inTheLight,
  'dark desktop en-XA': inTheLight,
  'dark tablet en-XA': between,
  'light phone on its side en': onItsSide,
  'light phone on its side ar-XB': onItsSide,
  'light phone on its side en-XA': onItsSide,
  'dark phone on its side en': onItsSide,
  'dark phone on its side ar-XB': onItsSide,
  'dark phone on its side en-XA': onItsSide
}
